import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatBaht, formatCredits, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { WalletCard } from '../../../ui/wallet-card.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qFlag, readQuery } from '../../../web/query.ts'
import { ChargeBadge } from '../components/charge-badge.tsx'
import { LotTable } from '../components/lot-table.tsx'
import { contract } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const zQuery = z.object({ all: qFlag, after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { all, after } = readQuery(url, zQuery)
  const params = { id: viewer.uuid }
  const lotQuery = { ...(all && { all: '1' as const }), ...(after && { after }) }
  const [total, lots, pending, review] = await load(() =>
    Promise.all([
      call(contract.total, { params }),
      call(contract.lots, { params, query: lotQuery }),
      call(contract.listCharges, { query: { status: 'pending', limit: 5 } }),
      call(contract.listCharges, { query: { status: 'review', limit: 5 } }),
    ]),
  )
  // An expired charge is stored as pending until the next sweep.
  const charges = [...review.data, ...pending.data.filter((charge) => charge.status === 'pending')]
  return { total: total.data, lots: lots.data, next: lots.next, charges, all, first: after === undefined, now: now() }
}

export default function CreditPage() {
  const { charges } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <>
      <PageHead
        title={t('creditTitle')}
        note={t('creditNote')}
        acts={
          <ButtonLink
            href={`/${lang}/Marketer/purchase`}
            variant="secondary"
            icon={<Icon name="shopping-cart-simple" />}
          >
            {t('allPurchases')}
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-5 lg:gap-6 xl:grid-cols-[400px_minmax(0,1fr)]">
        <div className="grid items-start gap-5 lg:max-xl:grid-cols-2">
          <Wallet />
          {charges.length > 0 && <OpenCharges />}
        </div>
        <Lots />
      </div>
    </>
  )
}

function Wallet() {
  const { total } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const { available, held, expiringNext } = total
  return (
    <WalletCard
      label={t('available')}
      balance={<Money satang={available} size="hero" symbol={false} decimals="auto" />}
      act={
        <ButtonLink
          href={`/${lang}/Marketer/buyCredit`}
          variant="highlight"
          size="lg"
          wide
          icon={<Icon name="plus-bold" />}
        >
          {t('topUp')}
        </ButtonLink>
      }
      facts={[
        { icon: 'lock-key', label: t('onHold'), value: formatCredits(held) },
        {
          icon: 'clock-countdown',
          label: expiringNext ? t('expires', { date: formatDate(lang, expiringNext.expiresAt) }) : t('noneExpiring'),
          value: expiringNext ? formatCredits(expiringNext.amount) : '-',
        },
      ]}
    />
  )
}

function OpenCharges() {
  const { charges } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <Card>
      <SectionHead title={t('openCharges')} />
      {charges.map((charge) => (
        <ListRow
          key={charge.id}
          href={`/${lang}/Marketer/buyCredit/${charge.id}`}
          lead={
            <RowDisc>
              <Icon name="receipt" />
            </RowDisc>
          }
          above={<ChargeBadge charge={charge} />}
          title={charge.package?.title ?? `${formatAmount(charge.net)} ${t('credits')}`}
          note={`${t(charge.method)} · ${formatDate(lang, charge.createdAt)}`}
          end={
            <>
              <span className="block font-semibold">{formatBaht(charge.payable)}</span>
              {charge.status === 'pending' && (
                <TextLink href={`/${lang}/Marketer/buyCredit/${charge.id}?ask=cancel`} className="hit text-sm">
                  {t('cancelShort')}
                </TextLink>
              )}
            </>
          }
        />
      ))}
    </Card>
  )
}

function Lots() {
  const { lots, next, all, first, now, total } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const here = `/${lang}/Marketer/credit`
  const shown = { href: all ? here : `${here}?all=1`, label: all ? t('showOpen') : t('showAll') }
  return (
    <Card pad={24}>
      <SectionHead title={t('lots')} note={t('lotsNote')} link={shown} />
      {lots.length > 0 ? (
        <LotTable lots={lots} now={now} total={total} />
      ) : (
        <EmptyState
          drawing="money"
          title={t('noLots')}
          note={t('noLotsNote')}
          headingLevel="h3"
          act={first && <ButtonLink href={`${here.replace('credit', 'buyCredit')}`}>{t('topUp')}</ButtonLink>}
        />
      )}
      {next && <MoreLink href={pathWithQuery(here, { all, after: next })}>{t('more')}</MoreLink>}
    </Card>
  )
}
