import { z } from 'zod'
import type { ActionInput } from '../../../web/actions.ts'
import { field, fileField, optional } from '../../../web/form-data.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId } from '../../../web/query.ts'
import { SENDER_VIEWS } from '../kinds.ts'

/** The query string of the sender's list. */
export const zSenderQuery = z.object({ view: qChoice(SENDER_VIEWS, 'todo'), after: qCursor, open: qId })

/** The values of the send form. */
export async function readSendForm({ form }: Pick<ActionInput, 'form'>) {
  const file = await fileField(form, 'file')
  const body = {
    number: field(form, 'number'),
    issuedOn: field(form, 'issuedOn'),
    fileId: file ? undefined : optional(form, 'fileId'),
  }
  return { id: field(form, 'target'), body, ...(file && { file }) }
}

/** The list after a document was sent. */
export const pathAfterSend = (path: string, id: string): string => pathWithQuery(path, { view: 'review', open: id })
