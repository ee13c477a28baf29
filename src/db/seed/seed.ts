import { hash } from '@node-rs/argon2'
import { count } from 'drizzle-orm'
import { newId } from '../../core/ids.ts'
import { accounts, influencers, marketers } from '../../features/accounts/schema.ts'
import type { Ctx } from '../../service/context.ts'

export interface DemoLogins {
  password: string
  logins: { role: string; email: string; path: string }[]
}

export const DEMO: DemoLogins = {
  password: 'talad-demo-2568',
  logins: [
    { role: 'marketer', email: 'nuannuan@demo.talad.test', path: 'Marketer/login' },
    { role: 'influencer', email: 'ploy@demo.talad.test', path: 'Influencer/login' },
    { role: 'talent manager', email: 'manager@demo.talad.test', path: 'Influencer/login' },
    { role: 'operator', email: 'operator@demo.talad.test', path: 'Operator/login' },
    { role: 'second operator', email: 'operator2@demo.talad.test', path: 'Operator/login' },
  ],
}

type Seeding = Pick<Ctx, 'db' | 'clock'>

/** Fills an empty database with the demo market, once. */
export async function seedDemo(app: Seeding): Promise<DemoLogins> {
  const [row] = await app.db.select({ n: count() }).from(accounts)
  if (row && row.n > 0) return DEMO
  const passwordHash = await hash(DEMO.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    for (const { role, email } of DEMO.logins) {
      const id = newId(now.getTime())
      const kind = role.includes('operator') ? 'operator' : role === 'marketer' ? 'marketer' : 'influencer'
      const name = email.split('@')[0] as string
      await tx
        .insert(accounts)
        .values({
          id,
          role: kind,
          email,
          emailVerifiedAt: now,
          passwordHash,
          status: 'active',
          lang: 'th',
          displayName: name,
          createdAt: now,
        })
      if (kind === 'marketer')
        await tx.insert(marketers).values({ accountId: id, kind: 'brand', accountType: 'company', brandName: name })
      if (kind === 'influencer')
        await tx
          .insert(influencers)
          .values({
            accountId: id,
            handle: name,
            refCode: name.toUpperCase(),
            talentManager: role === 'talent manager',
          })
    }
  })
  return DEMO
}
