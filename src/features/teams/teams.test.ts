import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign, buildInfluencer, buildMarketer, buildMember } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { act, buildJobWorld, call, jobContract, openJobApp } from '../../../tests/jobs-world.ts'
import { DAY, MINUTE, SECOND } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { auditLog, outbox } from '../../platform/schema.ts'
import { hashToken } from '../../platform/tokens.ts'
import { contract as accounts } from '../accounts/contract.ts'
import { accounts as accountRows } from '../accounts/schema.ts'
import { findCaller } from '../accounts/sessions/session.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { notify } from '../notifications/service.ts'
import { contract } from './contract.ts'
import { TEAM_ROLES, type TeamRole } from './kinds.ts'
import { teamInvitations } from './schema.ts'

const PASSWORD = 'korat-mango-7-lamp'
const consents = { terms: true, PRIVACY_POLICY: true }
const app_ = { 'x-client': 'app' }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const owner = async () => app.callerOf((await buildMarketer(app.db)).id)
const newEmail = () => `${newId()}@example.com`

/** Invites an email address and returns the token of the link. */
async function invite(as: Caller, role: TeamRole = 'campaignManager', email = newEmail()) {
  app.clock.advance(SECOND)
  const answer = await app.call(contract.invite, { as, params: { id: as.accountId }, body: { email, role } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  app.clock.advance(SECOND)
  return { id: answer.body.data.id, email, token: await tokenTo(email) }
}

async function tokenTo(email: string): Promise<string> {
  const [message] = await app.outbox(email)
  return /joinTeam\/([\w-]+)$/.exec(message?.href ?? '')?.[1] ?? ''
}

const accept = (token: string, body: object = {}) =>
  app.call(contract.accept, {
    params: { token },
    body: { name: 'ปริม ศรีสุข', password: PASSWORD, consents, ...body },
    headers: app_,
  } as never) as ReturnType<typeof app.call<typeof contract.accept>>

const callerBy = async (token: string | undefined): Promise<Caller | null> =>
  findCaller(app.db, hashToken(token ?? ''), app.clock.now())

/** A member who joined by an invitation and is logged in. */
async function join(as: Caller, role: TeamRole): Promise<{ caller: Caller; email: string }> {
  const { token, email } = await invite(as, role)
  const caller = await callerBy((await accept(token)).body.token)
  app.clock.advance(SECOND)
  return { caller: caller!, email }
}

const team = async (as: Caller, id = as.accountId) => app.call(contract.team, { as, params: { id } })

describe('an invitation', () => {
  it('creates a login for the marketer’s account, only with the token of the e-mail', async () => {
    const as = await owner()
    const { token, email } = await invite(as, 'finance')
    const seen = await app.call(contract.invitation, { params: { token } })
    expect(seen.body.data).toMatchObject({ email, role: 'finance', state: 'open' })
    const joined = await accept(token)
    expect(joined.body.data).toEqual({ scope: 'marketer', uuid: as.accountId })
    const caller = await callerBy(joined.body.token)
    expect(caller).toMatchObject({ accountId: as.accountId, permissions: ['read', 'finance', 'self'] })
    expect(caller?.employer).toEqual({ name: as.name, latinName: as.latinName })
    expect(caller?.personId).not.toBe(as.accountId)
    const again = await app.call(accounts.signinMarketer, {
      body: { email, password: PASSWORD },
      headers: app_,
    } as never)
    expect(again.body).toMatchObject({ uuid: as.accountId })
    expect(await callerBy((again.body as { token?: string }).token)).toMatchObject({ personId: caller?.personId })
    expect((await team(caller!)).body.data).toMatchObject({
      role: 'finance',
      members: [
        { main: true, own: false },
        { email, own: true },
      ],
      invitations: [],
    })
  })

  it('is valid once, for seven days, until it is withdrawn or sent again', async () => {
    const as = await owner()
    const used = await invite(as)
    expect((await accept(used.token)).status).toBe(200)
    expect((await accept(used.token)).body.code).toBe('invitation_closed')
    await app.db.update(outbox).set({ status: 'sent' })
    const withdrawn = await invite(as)
    const params = { id: as.accountId, invitationId: withdrawn.id }
    await app.call(contract.withdraw, { as, params })
    expect((await accept(withdrawn.token)).body.code).toBe('invitation_closed')
    expect((await app.call(contract.resend, { as, params })).body.code).toBe('not_found')
    const old = await invite(as)
    const resend = () => app.call(contract.resend, { as, params: { id: as.accountId, invitationId: old.id } })
    expect((await resend()).body.code).toBe('team_resend_wait')
    app.clock.advance(2 * MINUTE)
    expect((await resend()).status).toBe(200)
    expect((await accept(old.token)).status).toBe(404)
    const sentAgain = await tokenTo(old.email)
    app.clock.advance(7 * DAY)
    expect((await app.call(contract.invitation, { params: { token: sentAgain } })).body.data.state).toBe('closed')
    expect((await accept(sentAgain)).body.code).toBe('invitation_closed')
    expect((await accept('x'.repeat(43))).status).toBe(404)
    // The outbox contains no link that was used, withdrawn or replaced.
    const links = (await app.outbox(withdrawn.email)).concat(await app.outbox(used.email), await app.outbox(old.email))
    expect(links.map(({ href }) => href).filter(Boolean)).toEqual([`/Marketer/joinTeam/${sentAgain}`])
  })

  it('is stored as a hash, and concurrent acceptances create one login', async () => {
    const { id, token, email } = await invite(await owner())
    const [row] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.id, id))
    expect(row?.tokenHash).toBe(hashToken(token))
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.db.select().from(accountRows).where(eq(accountRows.email, email))).toHaveLength(1)
  })

  it('is refused for an e-mail of the team, and cannot be used with a brand account’s e-mail; a creator may join', async () => {
    const as = await owner()
    const body = (email: string) => ({ as, params: { id: as.accountId }, body: { email, role: 'viewer' as const } })
    const { email } = await join(as, 'viewer')
    const waiting = await invite(as)
    for (const taken of [email, waiting.email])
      expect((await app.call(contract.invite, body(taken))).body.code).toBe('already_member')
    const marketer = await buildMarketer(app.db, {}, { email: newEmail() })
    const { token } = await invite(as, 'viewer', marketer.email)
    expect((await app.call(contract.invitation, { params: { token } })).body.data.state).toBe('taken')
    expect((await accept(token)).body.code).toBe('invitation_address_taken')
    const influencer = await buildInfluencer(app.db, {}, { email: newEmail() })
    expect((await accept((await invite(as, 'viewer', influencer.email)).token)).status).toBe(200)
  })

  it('needs a good password and the consents', async () => {
    const { token } = await invite(await owner())
    expect((await accept(token, { password: 'short' })).body.code).toBe('password_length')
    expect((await accept(token, { consents: { ...consents, terms: false } })).body.code).toBe('consent_required')
    expect((await accept(token)).status).toBe(200)
  })
})

describe('roles', () => {
  it.each(TEAM_ROLES)('%s: manages the team only as owner, creates campaigns only if permitted', async (role) => {
    const as = await owner()
    const { caller } = await join(as, role)
    const invited = await app.call(contract.invite, {
      as: caller,
      params: { id: as.accountId },
      body: { email: newEmail(), role: 'viewer' },
    })
    expect(invited.status).toBe(role === 'owner' ? 200 : 403)
    const created = await app.call(campaigns.create, {
      as: caller,
      body: { kind: 'public', payBy: 'credits' } as never,
    })
    const may = role === 'owner' || role === 'campaignManager'
    expect(created.body.code === 'permission_missing').toBe(!may)
  })

  it('change at once; nobody changes or removes themselves, and the main login always stays an owner', async () => {
    const as = await owner()
    const { caller } = await join(as, 'owner')
    const { caller: other } = await join(as, 'viewer')
    const params = (personId: string) => ({ id: as.accountId, personId })
    const change = (by: Caller, personId: string) =>
      app.call(contract.changeRole, { as: by, params: params(personId), body: { role: 'finance' } })
    expect((await change(caller, other.personId!)).body.data).toMatchObject({ role: 'finance' })
    expect(await app.callerOf(other.personId!)).toMatchObject({ permissions: ['read', 'finance', 'self'] })
    expect((await change(caller, caller.personId!)).body.code).toBe('own_role')
    expect((await change(caller, as.accountId)).body.code).toBe('not_found')
    const removed = await app.call(contract.remove, { as: caller, params: params(as.accountId) })
    expect(removed.body.code).toBe('not_found')
    expect((await app.call(contract.leave, { as, params: { id: as.accountId } })).body.code).toBe('owner_stays')
  })
})

describe('a member of another team', () => {
  it('finds nothing of this team', async () => {
    const [as, strange] = [await owner(), (await join(await owner(), 'owner')).caller]
    const { caller } = await join(as, 'viewer')
    const { id: invitationId } = await invite(as)
    const of = { id: as.accountId, personId: caller.personId! }
    const own = { id: strange.accountId, personId: caller.personId! }
    const answers = [
      await team(strange, as.accountId),
      await app.call(contract.acts, { as: strange, params: { id: as.accountId } }),
      await app.call(contract.remove, { as: strange, params: of }),
      await app.call(contract.remove, { as: strange, params: own }),
      await app.call(contract.changeRole, { as: strange, params: own, body: { role: 'owner' } }),
      await app.call(contract.withdraw, { as: strange, params: { id: strange.accountId, invitationId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
  })

  it('does not see a campaign of the first team', async () => {
    const campaign = await buildCampaign(app.db, { marketerId: (await owner()).accountId })
    const { caller } = await join(await owner(), 'campaignManager')
    expect((await app.call(campaigns.get, { as: caller, params: { id: campaign.id } })).status).toBe(404)
  })
})

describe('leaving', () => {
  it('ends every session and the login at once, and frees the e-mail for a new invitation', async () => {
    const as = await owner()
    const { caller, email } = await join(as, 'campaignManager')
    const signedIn = await app.call(accounts.signinMarketer, {
      body: { email, password: PASSWORD, stay: true },
      headers: app_,
    } as never)
    const token = (signedIn.body as { token?: string }).token
    expect(await callerBy(token)).not.toBeNull()
    const params = { id: as.accountId, personId: caller.personId! }
    expect((await app.call(contract.remove, { as, params })).status).toBe(200)
    expect(await callerBy(token)).toBeNull()
    const refused = await app.call(accounts.signinMarketer, { body: { email, password: PASSWORD } })
    expect(refused.body.code).toBe('login_failed')
    expect((await app.outbox(email))[0]).toMatchObject({ kind: 'account.team_removed' })
    expect((await accept((await invite(as, 'viewer', email)).token)).status).toBe(200)
  })

  it('is possible for every member', async () => {
    const as = await owner()
    const { caller } = await join(as, 'viewer')
    expect((await app.call(contract.leave, { as: caller, params: { id: as.accountId } })).status).toBe(200)
    expect((await team(as)).body.data.members).toHaveLength(1)
  })
})

describe('an action of a login of the account', () => {
  it('is recorded with the person, in the transaction of the action', async () => {
    const as = await owner()
    const { caller } = await join(as, 'campaignManager')
    const campaign = await buildCampaign(app.db, { marketerId: as.accountId, status: 'live' })
    await app.call(campaigns.duplicate, { as: caller, params: { id: campaign.id } })
    const refused = await app.call(campaigns.recall, { as: caller, params: { id: campaign.id } })
    expect(refused.body.code).toBe('campaign_state')
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetId, as.accountId), eq(auditLog.actorId, caller.personId!)))
      .orderBy(auditLog.id)
    expect(lines.map(({ act }) => act)).toEqual(['team.join', 'campaigns.duplicate'])
    const { body } = await app.call(contract.acts, { as, params: { id: as.accountId } })
    expect(body.data.map(({ act }) => act)).toEqual(['campaigns.duplicate', 'team.join', 'team.invite'])
    expect(body.data[0]).toMatchObject({ name: 'ปริม ศรีสุข' })
  })

  it('is recorded for the account’s own login too, with its name; a draft saved again only after half an hour', async () => {
    const as = await owner()
    const campaign = await buildCampaign(app.db, { marketerId: as.accountId, status: 'draft' })
    const params = { id: campaign.id }
    let { version } = (await app.call(campaigns.get, { as, params })).body.data
    const save = async (title: string) => {
      const { status, body } = await app.call(campaigns.save, { as, params, body: { title, version } })
      expect(status).toBe(200)
      version = body.data.version
    }
    const acts = async () => (await app.call(contract.acts, { as, params: { id: as.accountId } })).body.data
    for (const title of ['One', 'Two', 'Three']) await save(title)
    expect(await acts()).toMatchObject([{ act: 'campaigns.save', name: as.name }])
    app.clock.advance(31 * MINUTE)
    await save('Four')
    app.clock.advance(1)
    await app.call(campaigns.duplicate, { as, params })
    expect((await acts()).map(({ act }) => act)).toEqual(['campaigns.duplicate', 'campaigns.save', 'campaigns.save'])
  })
})

it('a job offers its actions only to members who may perform them', async () => {
  const { app: jobApp, platform } = await openJobApp()
  try {
    const world = await buildJobWorld(jobApp, platform)
    const { body } = await call(world, 'apply', world.influencer, world.campaignId)
    const offersOf = async (role: TeamRole) => {
      const as = await jobApp.callerOf((await buildMember(jobApp.db, world.marketer.accountId, role)).id)
      return (await jobApp.call(jobContract.get, { as, params: { id: body.data.id } })).body.data.offers
    }
    expect(await offersOf('campaignManager')).toContain('accept')
    for (const role of ['viewer', 'finance'] as const) expect(await offersOf(role)).toEqual([])
  } finally {
    await jobApp.close()
  }
})

it('the marketer’s side sees which member acted and wrote; the influencer sees the brand', async () => {
  const { app: jobApp, platform } = await openJobApp()
  try {
    const world = await buildJobWorld(jobApp, platform)
    const { id } = (await call(world, 'apply', world.influencer, world.campaignId)).body.data
    const person = await buildMember(jobApp.db, world.marketer.accountId, 'campaignManager', { displayName: 'ปริม' })
    const member = await jobApp.callerOf(person.id)
    await act(world, 'accept', member, id)
    await act(world, 'sendMessage', member, id, { text: 'ยินดีที่ได้ร่วมงาน' })
    const seenBy = async (as: Caller) => {
      const { data, steps } = (await jobApp.call(jobContract.messages, { as, params: { id } })).body
      return [data[0]?.person, steps.find(({ event }) => event === 'accept')?.person]
    }
    const own = { name: 'ปริม', own: true }
    expect(await seenBy(member)).toEqual([own, own])
    expect(await seenBy(world.marketer)).toEqual([
      { ...own, own: false },
      { ...own, own: false },
    ])
    expect(await seenBy(world.influencer)).toEqual([null, null])
  } finally {
    await jobApp.close()
  }
})

describe('messages to the account', () => {
  it('go to the members whom they concern, and to no others', async () => {
    const as = await owner()
    const people = new Map<TeamRole, string>()
    for (const role of TEAM_ROLES) people.set(role, (await join(as, role)).caller.personId!)
    const now = app.clock.now()
    const key = newId()
    await notify(app.db, now, {
      kind: 'job.applied',
      key,
      to: { accountId: as.accountId },
      data: { name: 'มินตรา', title: 'รีวิวคาเฟ่', score: 90 },
    })
    const rows = await app.db
      .select({ id: outbox.accountId })
      .from(outbox)
      .where(and(eq(outbox.eventKey, key), eq(outbox.channel, 'site')))
    expect(new Set(rows.map(({ id }) => id))).toEqual(
      new Set([as.accountId, people.get('owner'), people.get('campaignManager')]),
    )
  })
})
