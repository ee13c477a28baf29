import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { AccountLink } from '../../accounts/components/account-link.tsx'
import { AgreementBadge } from '../components/agreement-badge.tsx'
import { contract, type ManagerAct, type ReceivedAgreement } from '../contract.ts'
import { actWords } from '../rules/act-words.ts'
import { partnersText } from '../text/index.ts'

const zQuery = z.object({ after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const params = { id: viewer.uuid }
  const { after } = readQuery(url, zQuery)
  const [agreements, acts] = await load(() =>
    Promise.all([
      call(contract.invitations, { params, query: { limit: 50 } }),
      call(contract.acts, { params, query: { after } }),
    ]),
  )
  return { agreements: agreements.data, acts: acts.data, next: acts.next }
}

const CURRENT: readonly ReceivedAgreement['state'][] = ['invited', 'active', 'ending']

/** The influencer's page about managers: invitations, the agreement, and what the manager did in their name. */
export default function MyManager() {
  const { agreements, acts, next } = useLoaderData<typeof loader>()
  const t = useText(partnersText)
  const current = agreements.filter(({ state }) => CURRENT.includes(state))
  const earlier = agreements.filter(({ state }) => !CURRENT.includes(state))
  return (
    <div className="max-w-[760px]">
      <PageHead above={<AccountLink />} title={t('myManager')} />
      <div className="grid gap-8">
        {current.length === 0 ? (
          <EmptyState drawing="people" title={t('noManager')} note={t('noManagerNote')} />
        ) : (
          <Agreements rows={current} />
        )}
        {(acts.length > 0 || current.some(({ state }) => state !== 'invited')) && (
          <section>
            <SectionHead title={t('acts')} />
            {acts.length === 0 ? (
              <p className="text-sm text-ink-2">{t('noActs')}</p>
            ) : (
              acts.map((act) => <ActRow key={act.id} act={act} />)
            )}
            {next && <MoreLink href={pathWithQuery('', { after: next })}>{t('more')}</MoreLink>}
          </section>
        )}
        {earlier.length > 0 && (
          <section>
            <SectionHead title={t('earlier')} />
            <Agreements rows={earlier} />
          </section>
        )}
      </div>
    </div>
  )
}

function Agreements({ rows }: { rows: readonly ReceivedAgreement[] }) {
  const t = useText(partnersText)
  const lang = useLang()
  return (
    <div className="grid gap-3">
      {rows.map((row) => {
        const scope = row.scope.map((name) => t(name)).join(', ')
        const until = row.endsAt && `${t('until')} ${formatDate(lang, row.endsAt)}`
        return (
          <ListRow
            key={row.id}
            card
            href={`/${lang}/Influencer/partnerConsent/${row.id}`}
            lead={
              <Avatar
                name={row.manager.name}
                src={row.manager.avatarFileId && `/media/${row.manager.avatarFileId}`}
                size={44}
              />
            }
            above={<AgreementBadge agreement={row} />}
            title={row.manager.name}
            note={[`${t('share')} ${formatPercent(row.shareBps)}`, scope, until].filter(Boolean).join(' · ')}
          />
        )
      })}
    </div>
  )
}

function ActRow({ act }: { act: ManagerAct }) {
  const t = useText(partnersText)
  const lang = useLang()
  const title = [actWords(act.act)[lang], act.job?.[lang]].filter(Boolean).join(': ')
  return (
    <ListRow
      {...(act.jobId && { href: `/${lang}/Influencer/brandJob/${act.jobId}` })}
      lead={
        <RowDisc>
          <Icon name="user-switch" />
        </RowDisc>
      }
      title={title}
      note={t('actBy', { name: act.manager, time: formatDateTime(lang, act.at) })}
    />
  )
}
