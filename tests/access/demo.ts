import { seedDemo } from '../../demo/seed.ts'
import { seedSite } from '../../demo/site.ts'
import type { StoredChannelType } from '../../src/core/vocabulary.ts'
import type { ProfileRef } from '../../src/ports/social/port.ts'
import { type BankApp, openBankApp } from '../bank.ts'
import { NUMBERS } from '../jobs-world.ts'
import { socialProfile } from '../social-profile.ts'

const nameOf = (who: ProfileRef): string =>
  who === 'me' ? 'open.creator' : 'handle' in who ? who.handle : who.externalId.replace(/^id-/, '')

/** The demo data, with a bank and with platforms on which every handle has a qualifying channel. */
export async function openDemo(): Promise<BankApp> {
  const app = await openBankApp()
  await seedDemo(app.app)
  await seedSite(app.app)
  Object.assign(app.ports.social, {
    getProfile: async (type: StoredChannelType, who: ProfileRef) => {
      const handle = nameOf(who)
      return socialProfile(type, { handle, externalId: `id-${handle}` })
    },
    findCodeInBio: async () => true,
    getInsights: async () => NUMBERS,
  })
  return app
}
