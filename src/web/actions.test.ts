import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { type Act, defineActions } from './actions.ts'
import { CallError, pageContext } from './page.ts'

function args(entries: Record<string, string>): ActionFunctionArgs {
  const url = new URL('http://localhost/th/page')
  const context = new RouterContextProvider()
  context.set(pageContext, { lang: 'th', viewer: { uuid: 'u' } } as never)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(entries) })
  return { request, url, params: {}, context, pattern: '/:lang/page' } as unknown as ActionFunctionArgs
}

const refused = () =>
  Promise.reject(new CallError({ code: 'invalid', message: 'No.', status: 422, fields: { name: 'Too short.' } }))

describe('the action of a page', () => {
  it.each(['again', '', 'toString', '__proto__', 'savey'])(
    'rejects the unknown intent %j and runs no action',
    async (intent) => {
      const save = vi.fn<Act>(async () => '/')
      await expect(defineActions({ save })(args({ intent }))).rejects.toMatchObject({ init: { status: 400 } })
      expect(save).not.toHaveBeenCalled()
    },
  )

  it('runs the action of the intent and redirects to the path it returns', async () => {
    const save = vi.fn<Act>(async ({ path, argument }) => `${path}?row=${argument}`)
    const answer = (await defineActions({ save })(args({ intent: 'save:3', idempotencyKey: 'k' }))) as Response
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/th/page?row=3')
    expect(save.mock.calls[0]?.[0]).toMatchObject({ lang: 'th', idempotencyKey: 'k' })
  })

  it('returns the entered values after a rejected call, without secrets', async () => {
    const answer = await defineActions({ save: refused })(args({ intent: 'save', name: 'A', password: 'secret-1' }))
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { intent: 'save', fields: { name: 'Too short.' }, values: { name: 'A' }, error: { code: 'invalid' } },
    })
    expect(JSON.stringify(answer)).not.toContain('secret-1')
  })
})
