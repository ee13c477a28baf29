import { FORMS, type FormName, MESSAGE_STATUSES, type MessageStatus } from '../rules/message.ts'

/** What the inbox shows, as its address says it. `status` is new unless something else is asked for. */
export interface InboxView {
  status: MessageStatus | 'all'
  form: FormName | ''
  after: string
  message: string
}

export function readInboxView(search: URLSearchParams): InboxView {
  const status = search.get('status')
  return {
    status: status === 'all' ? 'all' : (MESSAGE_STATUSES.find((known) => known === status) ?? 'new'),
    form: FORMS.find((known) => known === search.get('form')) ?? '',
    after: search.get('after') ?? '',
    message: search.get('message') ?? '',
  }
}

/** The inbox's address with some of its parts changed. */
export function inboxHref(base: string, view: InboxView, change: Partial<InboxView>): string {
  const next = { ...view, ...change }
  const query = new URLSearchParams()
  if (next.status !== 'new') query.set('status', next.status)
  for (const name of ['form', 'after', 'message'] as const) if (next[name]) query.set(name, next[name])
  return query.size > 0 ? `${base}?${query}` : base
}
