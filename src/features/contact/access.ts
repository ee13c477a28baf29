import { examplesOf, newOperator } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { SECOND } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { FORM_AGE_MIN } from './rules/message.ts'

/** A message sent some seconds after the form was opened, as a person would send it. */
async function message(app: BankApp, more: object) {
  const { stamp } = (await app.call(contract.form)).body.data
  app.clock.advance(FORM_AGE_MIN + SECOND)
  return { name: 'พลอย', email: 'someone@example.com', message: 'อยากคุยเรื่องแคมเปญหน้าร้อน', stamp, ...more }
}

const newIp = (): string => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

export const access = examplesOf(contract, {
  form: {},
  send: { given: async (app) => ({ body: await message(app, { topic: 'campaign' }) }) },
  partners: { params: { locale: 'th' } },
  propose: { given: async (app) => ({ body: await message(app, { topic: 'media', company: 'นิตยสารหน้าร้อน' }) }) },
  inbox: {},
  handle: {
    body: { status: 'answered', note: 'ตอบทางอีเมลแล้ว' },
    given: async (app) => {
      const body = await message(app, { topic: 'campaign', email: `${newId()}@example.com` })
      await app.call(contract.send, { body: body as never, ip: newIp() })
      const as = await newOperator(app)
      const { data } = (await app.call(contract.inbox, { as, query: { status: 'new' } })).body
      return { as, params: { id: data[0]?.id } }
    },
  },
})
