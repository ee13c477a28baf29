import { type Handlers, personOf } from '../../../platform/context.ts'
import { displayConsent } from '../rules/consent.ts'
import { latestOf, versionsInForce } from './consents.ts'
import type { consentsContract } from './contract.ts'
import { listConsents } from './store.ts'

export const consentsHandlers = {
  async ownConsents(ctx) {
    const { scope } = ctx.caller
    const [versions, answers] = await Promise.all([
      versionsInForce(ctx.db, ctx.clock.now()),
      listConsents(ctx.db, personOf(ctx.caller)),
    ])
    return { displayConsent: displayConsent(answers, versions, scope), consents: latestOf(answers), versions }
  },
} satisfies Handlers<typeof consentsContract>
