import type { ZodType } from 'zod';
import { contactClick, statsQuery } from './contact-clicks.ts';
import {
  contactMessage,
  exportQuery,
  inboxQuery,
  knownPerson,
  messageChange,
  messagesChange,
} from './contact-message.ts';
import { contentChange, publicationOrder } from './content.ts';
import { newContentFile } from './content-file.ts';
import { layoutChange, newLayout, plotChange } from './layout.ts';
import {
  CONTENT_BODY_MAX_BYTES,
  MESSAGE_BODY_MAX_BYTES,
  PROJECT_BODY_MAX_BYTES,
} from './limits.ts';
import { type PlainForm, plainForm } from './plain-form.ts';
import { pushRemoval, pushSubscription } from './push.ts';
import {
  filterQuery,
  itemChange,
  itemsChange,
  itemsDeletion,
  listQuery,
  newItem,
  noQuery,
} from './requests.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Every call of the API. The router is built from it, and so are the tests of who may do what, the tests with made-up
 * requests and the smoke test. HEAD comes with GET. `publish` is a function of its own.
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
  'POST /api/file': { who: 'the admin', body: newItem },
  'PATCH /api/file': { who: 'the admin', body: itemsChange },
  'POST /api/file/delete': { who: 'the admin', body: itemsDeletion },
  'GET /api/file/filters': { who: 'anyone', query: filterQuery },
  'GET /api/file/:id': { who: 'anyone', query: noQuery },
  'PATCH /api/file/:id': { who: 'the admin', body: itemChange },
  'DELETE /api/file/:id': { who: 'the admin' },
  'GET /api/admin/file': { who: 'the admin' },
  'POST /api/taps': { who: 'anyone', body: contactClick },
  'GET /api/admin/stats': { who: 'the admin', query: statsQuery },
  'GET /api/messages': { who: 'the admin', query: inboxQuery },
  'PATCH /api/messages': { who: 'the admin', body: messagesChange },
  'GET /api/messages.csv': { who: 'the admin', query: exportQuery },
  'POST /api/messages/export-person': { who: 'the admin', body: knownPerson },
  'POST /api/messages/forget': { who: 'the admin', body: knownPerson },
  'PATCH /api/messages/:id': { who: 'the admin', body: messageChange },
  'DELETE /api/messages/:id': { who: 'the admin' },
  'GET /api/push': { who: 'the admin' },
  'POST /api/push': { who: 'the admin', body: pushSubscription },
  'DELETE /api/push': { who: 'the admin', body: pushRemoval },
  'POST /api/push/test': { who: 'the admin' },
  'GET /api/content': { who: 'the admin' },
  'PUT /api/content': { who: 'the admin', body: contentChange, maxBytes: CONTENT_BODY_MAX_BYTES },
  'POST /api/content/files': { who: 'the admin', body: newContentFile },
  'GET /api/content/files/:id': { who: 'the admin' },
  'GET /api/content/publish': { who: 'the admin' },
  'POST /api/content/publish': { who: 'the admin', body: publicationOrder },
  'GET /api/content/versions': { who: 'the admin' },
  'GET /api/content/versions/:version': { who: 'the admin' },
  'POST /api/content/versions/:version/restore': { who: 'the admin' },
  'GET /api/projects/:slug/plots': { who: 'anyone', query: noQuery },
  'GET /api/admin/projects': { who: 'the admin' },
  'POST /api/admin/projects': {
    who: 'the admin',
    body: newLayout,
    maxBytes: PROJECT_BODY_MAX_BYTES,
  },
  'GET /api/admin/projects/:slug': { who: 'the admin' },
  'PUT /api/admin/projects/:slug': {
    who: 'the admin',
    body: layoutChange,
    maxBytes: PROJECT_BODY_MAX_BYTES,
  },
  'DELETE /api/admin/projects/:slug': { who: 'the admin' },
  'PATCH /api/admin/projects/:slug/plots/:number': { who: 'the admin', body: plotChange },
} satisfies Record<`${Method} /api/${string}`, ApiCall>;

export type ApiCallName = keyof typeof API_CALLS;

/** What `GET /api/session` says of the signed-in account. */
export type SessionResponse =
  | { Admin: true; Email: string; AnalyticsUrl?: string }
  | { Admin: false };
