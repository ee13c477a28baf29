import { campaigns } from './campaigns.ts'
import { common } from './every-area.ts'
import { jobs } from './jobs.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { webhooks } from './webhooks.ts'

/** What the members of requests and answers mean, by name. `Schema.member` is for one schema only. */
export const MEMBERS = collected([common, people, campaigns, jobs, money, webhooks])

/** Throws if two groups describe the same member. */
function collected(groups: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const entries = groups.flatMap((group) => Object.entries(group))
  const all = new Map(entries)
  if (all.size !== entries.length) throw new Error('a member is described twice')
  return Object.fromEntries(all)
}
