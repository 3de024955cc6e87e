import type { StoredDocument } from './documents.ts';
import type { Aggregation, ConsistencySelector, StructuredQuery, Value } from './messages.ts';
import { compileQuery, type Query } from './queries.ts';
import { type Context, type Reply, readFor } from './read-context.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { toWireDocument } from './wire-documents.ts';

interface RunQueryRequest extends ConsistencySelector {
  parent: string;
  structured_query?: StructuredQuery;
}

/** One response for each document; where there is none, one that tells the time and the transaction. */
export async function runQuery(context: Context, request: RunQueryRequest): Promise<object[]> {
  refuseUnsupported('RunQueryRequest', request, [
    'parent',
    'structured_query',
    'transaction',
    'new_transaction',
  ]);
  const query = compileQuery(request.parent, required(request.structured_query));
  const { result, ...respond } = await runFor(context, request, query);
  const responses: object[] = result.map((document) => ({
    document: toWireDocument(query.scope.database, document),
    read_time: respond.read_time,
  }));
  return respond.transaction || responses.length === 0 ? [respond, ...responses] : responses;
}

interface RunAggregationQueryRequest extends ConsistencySelector {
  parent: string;
  structured_aggregation_query?: {
    structured_query?: StructuredQuery;
    aggregations: Aggregation[];
  };
}

export async function runAggregationQuery(
  context: Context,
  request: RunAggregationQueryRequest,
): Promise<object[]> {
  refuseUnsupported('RunAggregationQueryRequest', request, [
    'parent',
    'structured_aggregation_query',
    'transaction',
    'new_transaction',
  ]);
  const aggregation = required(request.structured_aggregation_query);
  const query = compileQuery(request.parent, required(aggregation.structured_query));
  const { result, ...respond } = await runFor(context, request, query);
  const aggregate_fields = Object.fromEntries(
    aggregation.aggregations.map((each) => [each.alias, count(result, each)]),
  );
  return [{ result: { aggregate_fields }, ...respond }];
}

function count(documents: StoredDocument[], aggregation: Aggregation): Value {
  refuseUnsupported('Aggregation', aggregation, ['count', 'alias']);
  refuseUnsupported('Aggregation.Count', aggregation.count, []);
  return { integer_value: String(documents.length) };
}

function runFor(
  context: Context,
  selector: ConsistencySelector,
  query: Query,
): Promise<Reply<StoredDocument>> {
  return readFor(context, query.scope.database, selector, query.run);
}

function required<T>(part: T | undefined): T {
  if (part === undefined) {
    throw invalidArgument('The request has no query.');
  }
  return part;
}
