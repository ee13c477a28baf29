import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { Activity } from '../components/activity.tsx'
import { InviteCard, WaitingInvitations } from '../components/invitations.tsx'
import { ManageMember, MembersCard } from '../components/members.tsx'
import { OwnLogin } from '../components/own-login.tsx'
import { RightsTable } from '../components/rights-table.tsx'
import { contract } from '../contract.ts'
import type { TeamRole } from '../kinds.ts'
import { teamsText } from '../text/index.ts'

const zQuery = z.object({ member: qId, sent: qText(254), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer } = context.get(pageContext)
  const { member, sent, after } = readQuery(url, zQuery)
  const params = { id: viewer.uuid }
  const [team, acts] = await load(() =>
    Promise.all([call(contract.team, { params }), call(contract.acts, { params, query: { after, limit: 10 } })]),
  )
  const manages = viewer.permissions?.includes('account') ?? true
  return { ...team.data, acts: acts.data, next: acts.next, member: manages ? member : undefined, manages, sent }
}

export const action = defineActions({
  async invite({ form, call, viewer, path }) {
    const body = { email: field(form, 'email'), role: field(form, 'role') as TeamRole }
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
  async remove({ form, call, viewer, path }) {
    await call(contract.remove, { params: { id: viewer.uuid, personId: field(form, 'target') } })
    return path
  },
  async leave({ call, viewer, lang }) {
    await call(contract.leave, { params: { id: viewer.uuid } })
    return `/${lang}/Marketer/login`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Who can log in to the account, what they may do and what they did. */
export default function Team() {
  const { members, invitations, acts, next, member, manages, sent } = useLoaderData<typeof loader>()
  const t = useText(teamsText)
  const [n, waiting] = [members.length, invitations.filter(({ expired }) => !expired).length]
  const managed = members.find(({ id, main, own }) => id === member && !main && !own)
  const own = members.find((one) => one.own)
  return (
    <>
      <PageHead title={t('title')} note={waiting > 0 ? t('sizeWaiting', { n, waiting }) : t('size', { n })} />
      <div className="grid gap-5">
        {managed && <ManageMember key={managed.id} member={managed} />}
        <MembersCard members={members} manages={manages} />
        {manages && <WaitingInvitations invitations={invitations} sent={sent} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
          <div className="grid gap-5">
            {manages && <InviteCard />}
            <RightsTable />
          </div>
          <div className="grid gap-5">
            <Activity acts={acts} next={next} />
            {own && <OwnLogin member={own} />}
          </div>
        </div>
      </div>
    </>
  )
}
