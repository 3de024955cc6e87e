import type { ZodType } from 'zod';
import { contactMessage } from './contact-message.ts';
import {
  type ContentResponse,
  type ContentVersion,
  contentChange,
  type Publication,
  type PublishedResponse,
} from './content.ts';
import { type ContentFile, createFileBody } from './content-file.ts';
import type { Filters, Item } from './item.ts';
import {
  createLayoutBody,
  type LayoutResponse,
  type LayoutSummary,
  type PlotStateResponse,
  type PlotStatus,
  plotChange,
} from './layout.ts';
import {
  earlierQuery,
  type ForgottenResponse,
  knownPerson,
  type Lead,
  type LeadCounts,
  type LeadPage,
  leadChange,
  leadQuery,
  spamDeletion,
} from './lead.ts';
import { CONTENT_MAX_BYTES, MESSAGE_BODY_MAX_BYTES } from './limits.ts';
import { type PlainForm, plainForm } from './plain-form.ts';
import {
  type PushBrowser,
  type PushResponse,
  type PushTestResponse,
  pushRemoval,
  pushSubscription,
} from './push.ts';
import { createItemBody, filterQuery, itemChange, listQuery, noQuery } from './requests.ts';

export interface ApiCall {
  /** Others are answered with 401 or 403. */
  who: 'anyone' | 'any account' | 'the admin';
  query?: ZodType;
  body?: ZodType;
  /** Where a browser without JavaScript may send the body as a form. */
  form?: PlainForm;
  /** Of the body; `BODY_MAX_BYTES` where it is missing. */
  maxBytes?: number;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Every call of the API. The router is built from it, and so are the tests of who may do what and the smoke test. HEAD
 * comes with GET. `publish` is a function of its own.
 */
export const API_CALLS = {
  'GET /api/health': { who: 'anyone' },
  'POST /api/email': {
    who: 'anyone',
    body: contactMessage,
    form: plainForm,
    maxBytes: MESSAGE_BODY_MAX_BYTES,
  },
  'GET /api/session': { who: 'any account' },
  'GET /api/file': { who: 'anyone', query: listQuery },
  'POST /api/file': { who: 'the admin', body: createItemBody },
  'GET /api/file/filters': { who: 'anyone', query: filterQuery },
  'GET /api/file/:id': { who: 'anyone', query: noQuery },
  'PATCH /api/file/:id': { who: 'the admin', body: itemChange },
  'DELETE /api/file/:id': { who: 'the admin' },
  'GET /api/admin/file': { who: 'the admin' },
  'GET /api/messages': { who: 'the admin', query: leadQuery },
  'GET /api/messages/counts': { who: 'the admin' },
  'GET /api/messages.csv': { who: 'the admin' },
  'POST /api/messages/forget': { who: 'the admin', body: knownPerson },
  'POST /api/messages/empty-spam': { who: 'the admin', body: spamDeletion },
  'GET /api/messages/:id': { who: 'the admin' },
  'PATCH /api/messages/:id': { who: 'the admin', body: leadChange },
  'DELETE /api/messages/:id': { who: 'the admin' },
  'GET /api/messages/:id/earlier': { who: 'the admin', query: earlierQuery },
  'GET /api/push': { who: 'the admin' },
  'POST /api/push': { who: 'the admin', body: pushSubscription },
  'DELETE /api/push': { who: 'the admin', body: pushRemoval },
  'POST /api/push/test': { who: 'the admin' },
  'GET /api/content': { who: 'the admin' },
  'PATCH /api/content': { who: 'the admin', body: contentChange, maxBytes: CONTENT_MAX_BYTES },
  'POST /api/content/files': { who: 'the admin', body: createFileBody },
  'GET /api/content/files/:id': { who: 'the admin' },
  'GET /api/content/publish': { who: 'the admin' },
  'POST /api/content/publish': { who: 'the admin' },
  'GET /api/content/versions': { who: 'the admin' },
  'POST /api/content/versions/:version/restore': { who: 'the admin' },
  'GET /api/projects/:slug/plots': { who: 'anyone', query: noQuery },
  'GET /api/admin/layouts': { who: 'the admin' },
  'POST /api/admin/layouts': {
    who: 'the admin',
    body: createLayoutBody,
    maxBytes: CONTENT_MAX_BYTES,
  },
  'GET /api/admin/layouts/:slug': { who: 'the admin' },
  'PATCH /api/admin/layouts/:slug': {
    who: 'the admin',
    body: contentChange,
    maxBytes: CONTENT_MAX_BYTES,
  },
  'DELETE /api/admin/layouts/:slug': { who: 'the admin' },
  'PATCH /api/admin/layouts/:slug/plots/:number': { who: 'the admin', body: plotChange },
} satisfies Record<`${Method} /api/${string}`, ApiCall>;

export type ApiCallName = keyof typeof API_CALLS;

/**
 * What the calls answer that answer with JSON; all others have no body, but `GET /api/messages.csv`, which is a file. The
 * handlers' answers are checked against it, and the admin area's `call` returns it.
 */
export interface ApiResponses {
  'GET /api/health': { status: 'ok' };
  'POST /api/email': { status: 'stored' };
  'GET /api/session': SessionResponse;
  'GET /api/file': Item[];
  'POST /api/file': Item;
  'GET /api/file/filters': Filters;
  'GET /api/file/:id': Item;
  'PATCH /api/file/:id': Item;
  'GET /api/admin/file': Item[];
  'GET /api/messages': LeadPage;
  'GET /api/messages/counts': LeadCounts;
  'GET /api/messages.csv': string;
  'POST /api/messages/forget': ForgottenResponse;
  'POST /api/messages/empty-spam': { Messages: number };
  'GET /api/messages/:id': Lead;
  'PATCH /api/messages/:id': Lead;
  'GET /api/messages/:id/earlier': LeadPage;
  'GET /api/push': PushResponse;
  'POST /api/push': PushBrowser;
  'POST /api/push/test': PushTestResponse;
  'GET /api/content': ContentResponse;
  'PATCH /api/content': ContentResponse;
  'POST /api/content/files': ContentFile;
  'GET /api/content/files/:id': ContentFile;
  'GET /api/content/publish': Publication | null;
  'POST /api/content/publish': PublishedResponse;
  'GET /api/content/versions': ContentVersion[];
  'POST /api/content/versions/:version/restore': ContentResponse;
  'GET /api/projects/:slug/plots': PlotStateResponse[];
  'GET /api/admin/layouts': LayoutSummary[];
  'POST /api/admin/layouts': LayoutResponse;
  'GET /api/admin/layouts/:slug': LayoutResponse;
  'PATCH /api/admin/layouts/:slug': LayoutResponse;
  'PATCH /api/admin/layouts/:slug/plots/:number': PlotStatus;
}

/** Undefined: it has no body. */
export type ApiResponse<Name extends ApiCallName> = Name extends keyof ApiResponses
  ? ApiResponses[Name]
  : undefined;

/** What `GET /api/session` says of the signed-in account. */
export type SessionResponse =
  | { Admin: true; Email: string; AnalyticsUrl?: string }
  | { Admin: false };
