import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import type { Permission } from '../../../core/endpoint.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { defineActions } from '../../../web/actions.ts'
import { allValues, field, satangField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qFlag, qId, qText, readQuery } from '../../../web/query.ts'
import { loadBrands } from '../../agency-brands/components/load-brands.ts'
import { contract as twoStepContract } from '../../two-step/contract.ts'
import { Activity } from '../components/activity.tsx'
import { HoldRequests } from '../components/hold-requests.tsx'
import { InviteCard, WaitingInvitations } from '../components/invitations.tsx'
import { LimitsCard } from '../components/limits.tsx'
import { ManageMember, MembersCard } from '../components/members.tsx'
import { OwnLogin } from '../components/own-login.tsx'
import { RightsTable } from '../components/rights-table.tsx'
import { contract } from '../contract.ts'
import type { TeamRole } from '../kinds.ts'
import type { Limits } from '../rules/limits.ts'
import { teamsText } from '../text/index.ts'

const zQuery = z.object({ member: qId, sent: qText(254), approved: qFlag, after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer, newKey, now } = context.get(pageContext)
  const { member, sent, approved, after } = readQuery(url, zQuery)
  const params = { id: viewer.uuid }
  const brands = await loadBrands(context)
  // A member restricted to some brands sees only their own login and their own requests.
  const whole = <T,>(run: () => Promise<T>, nothing: T): T | Promise<T> => (viewer.limited ? nothing : run())
  const [team, requests, acts, twoStep] = await load(() =>
    Promise.all([
      call(contract.team, { params }),
      call(contract.holdRequests, { params }),
      whole(() => call(contract.acts, { params, query: { after, limit: 10 } }), { data: [], next: null }),
      whole(() => call(twoStepContract.status, { params }), { data: { since: null, recoveryCodesLeft: 0 } }),
    ]),
  )
  const may = (permission: Permission) => viewer.permissions?.includes(permission) ?? true
  return {
    ...team.data,
    brands,
    limited: viewer.limited,
    acts: acts.data,
    next: acts.next,
    requests: requests.data,
    keys: Object.fromEntries(requests.data.map(({ id }) => [id, newKey()])),
    manages: may('account'),
    approves: may('finance'),
    twoStep: twoStep.data.since !== null,
    member: may('account') ? member : undefined,
    sent,
    approved,
    now: now(),
  }
}

/** The checked brands; null (no restriction) if none is checked. */
const brandsIn = (form: FormData): string[] | null => {
  const ids = allValues(form, 'brandIds')
  return ids.length > 0 ? ids : null
}

const limitsIn = (form: FormData) => ({
  actLimit: satangField(form, 'actLimit'),
  monthLimit: satangField(form, 'monthLimit'),
})

export const action = defineActions({
  async invite({ form, call, viewer, path }) {
    const role = field(form, 'role') as TeamRole
    const body = { email: field(form, 'email'), role, brandIds: brandsIn(form) }
    const { data } = await call(contract.invite, { params: { id: viewer.uuid }, body })
    return pathWithQuery(path, { sent: data.email })
  },
  async resend({ form, call, viewer, path }) {
    const { data } = await call(contract.resend, { params: { id: viewer.uuid, invitationId: field(form, 'target') } })
    return pathWithQuery(path, { sent: data.email })
  },
  async withdraw({ form, call, viewer, path }) {
    await call(contract.withdraw, { params: { id: viewer.uuid, invitationId: field(form, 'target') } })
    return path
  },
  async changeRole({ form, call, viewer, path }) {
    await call(contract.changeRole, {
      params: { id: viewer.uuid, personId: field(form, 'target') },
      body: { role: field(form, 'role') as TeamRole },
    })
    return path
  },
  async brands({ form, call, viewer, path }) {
    const params = { id: viewer.uuid, personId: field(form, 'target') }
    await call(contract.limitToBrands, { params, body: { brandIds: brandsIn(form) } })
    return pathWithQuery(path, { member: params.personId })
  },
  async remove({ form, call, viewer, path }) {
    await call(contract.remove, { params: { id: viewer.uuid, personId: field(form, 'target') } })
    return path
  },
  async saveLimits({ form, call, viewer, path }) {
    await call(contract.saveLimits, { params: { id: viewer.uuid }, body: limitsIn(form) })
    return path
  },
  async memberLimits({ form, call, viewer, path }) {
    const params = { id: viewer.uuid, personId: field(form, 'target') }
    await call(contract.saveMemberLimits, { params, body: { limits: limitsIn(form) } })
    return pathWithQuery(path, { member: params.personId })
  },
  async dropLimits({ form, call, viewer, path }) {
    const params = { id: viewer.uuid, personId: field(form, 'target') }
    await call(contract.saveMemberLimits, { params, body: { limits: null } })
    return pathWithQuery(path, { member: params.personId })
  },
  async approveHold({ form, call, viewer, path, idempotencyKey }) {
    await call(contract.approveHold, {
      params: { id: viewer.uuid, requestId: field(form, 'target') },
      body: { amount: Number(field(form, 'amount')), code: field(form, 'code') },
      idempotencyKey,
    })
    return pathWithQuery(path, { approved: true })
  },
  async declineHold({ form, call, viewer, path }) {
    await call(contract.declineHold, { params: { id: viewer.uuid, requestId: field(form, 'target') } })
    return path
  },
  async leave({ call, viewer, lang }) {
    await call(contract.leave, { params: { id: viewer.uuid } })
    return `/${lang}/Marketer/login`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Who can log in to the account, what they may do, and what they did. */
export default function Team() {
  const data = useLoaderData<typeof loader>()
  const { members, invitations, acts, next, member, manages, sent, brands, limited } = data
  const limits = data.limits as Limits
  const t = useText(teamsText)
  useRemoveSearchParam('approved')
  const [n, waiting] = [members.length, invitations.filter(({ expired }) => !expired).length]
  const managed = members.find(({ id, main, own }) => id === member && !main && !own)
  const own = members.find((one) => one.own)
  return (
    <>
      <PageHead title={t('title')} note={waiting > 0 ? t('sizeWaiting', { n, waiting }) : t('size', { n })} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <HoldRequests
          items={data.requests}
          keys={data.keys}
          approves={data.approves}
          twoStep={data.twoStep}
          approved={data.approved}
          now={data.now}
        />
        {managed && <ManageMember key={managed.id} member={managed} limits={limits} brands={brands} />}
        <MembersCard members={members} manages={manages} brands={brands} />
        {manages && <WaitingInvitations invitations={invitations} sent={sent} brands={brands} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {manages && <InviteCard key={`${sent} ${invitations.length}`} brands={brands} />}
            <RightsTable />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <LimitsCard limits={limits} month={data.month} manages={manages} />
            {!limited && <Activity acts={acts} next={next} />}
            {own && <OwnLogin member={own} twoStep={data.twoStep} approves={data.approves} />}
          </div>
        </div>
      </div>
    </>
  )
}
