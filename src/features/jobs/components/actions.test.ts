import { expect, it, vi } from 'vitest'
import type { ActionInput } from '../../../web/actions.ts'
import { CallError } from '../../../web/call-error.ts'
import { zDraftComment } from '../../deliverables/rules/draft-comments.ts'
import { marketerJobActs } from './actions.ts'

it('a comment with an invalid time is rejected, with the error at its field', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ at0: '0:00', comment0: '', at1: '99:99', comment1: 'Too dark' }))
    form.set(name, value)
  const fields = { 'comments.0.at': 'Wrong format.', reason: 'Too short.' }
  const call = vi.fn((..._sent: unknown[]) =>
    Promise.reject(new CallError({ code: 'invalid_input', message: 'No.', status: 400, fields })),
  )
  const input = { form, call, params: { jobId: 'j' }, path: '/' } as unknown as ActionInput
  await expect(marketerJobActs.rejectDraft?.(input)).rejects.toMatchObject({
    failure: { fields: { at1: 'Wrong format.', reason: 'Too short.' } },
  })
  const [, { body }] = call.mock.calls[0] as [unknown, { body: { comments: object[] } }]
  expect(body.comments.map((comment) => zDraftComment.safeParse(comment).success)).toEqual([false])
})
