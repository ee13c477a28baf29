import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { DAY } from '../../../core/clock.ts'
import { formatBaht, formatBahtShort, formatDate, formatMonth, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { ActionForm, FormButton, SubmitButton } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { rateOf } from '../../settlement/components/receipts.tsx'
import { AgreementBadge } from '../components/agreement-badge.tsx'
import { EndAgreement } from '../components/end-agreement.tsx'
import { ScopeList } from '../components/scope-list.tsx'
import { SplitBar } from '../components/split-bar.tsx'
import { contract } from '../contract.ts'
import { noticeEnd } from '../rules/agreement.ts'
import { EXAMPLE_PRICE, exampleSplit } from '../rules/example.ts'
import { partnersText } from '../text/index.ts'

const DONE = ['accepted', 'declined', 'ended'] as const
const zQuery = z.object({ done: qChoice(DONE) })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { viewer, now, newKey } = context.get(pageContext)
  const call = pageCall(context)
  const { data } = await load(() => call(contract.invitation, { params: { id: viewer.uuid, x: params.id ?? '' } }))
  return {
    agreement: data,
    keys: { accept: newKey(), decline: newKey(), end: newKey() },
    now: now(),
    ...readQuery(url, zQuery),
  }
}

const target = ({ viewer, params, idempotencyKey }: ActionInput) => ({
  params: { id: viewer.uuid, x: params.id ?? '' },
  idempotencyKey,
})

export const action = defineActions({
  async accept(input) {
    // The browser requires the checkbox; if it is missing, the endpoint refuses the request.
    const body = { agreed: input.form.has('agreed') as true }
    await input.call(contract.accept, { ...target(input), body })
    return pathWithQuery(input.path, { done: 'accepted' })
  },
  async decline(input) {
    await input.call(contract.decline, { ...target(input), body: {} })
    return pathWithQuery(input.path, { done: 'declined' })
  },
  async end(input) {
    await input.call(contract.end, { ...target(input), body: {} })
    return pathWithQuery(input.path, { done: 'ended' })
  },
})
export { clientAction } from '../../../web/client-action.ts'

const DONE_WORDS = { accepted: 'doneAccepted', declined: 'doneDeclined', ended: 'doneEnded' } as const

/**
 * The terms that a manager offers, with an example in baht. The invited influencer accepts or declines, and can later
 * end the agreement.
 */
export default function PartnerConsent() {
  const { agreement, keys, now, done } = useLoaderData<typeof loader>()
  const t = useText(partnersText)
  const lang = useLang()
  const { manager, state, shareBps } = agreement
  const name = manager.name
  const open = state === 'invited'
  return (
    <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink href={`/${lang}/Influencer/partnerConsent`}>{t('myManager')}</BackLink>
      {done && (
        <Callout tone="positive" role="status">
          {t(DONE_WORDS[done], { name })}
        </Callout>
      )}
      <div className="grid justify-items-center gap-2 text-center">
        <Avatar name={name} src={manager.avatarFileId && `/media/${manager.avatarFileId}`} size={72} />
        <h1 className="text-2xl">{open ? t('wantsToManage', { name }) : name}</h1>
        <p className="text-sm text-ink-2">
          {t('managerNote', { n: manager.partners, since: formatMonth(lang, manager.since) })}
        </p>
        <AgreementBadge agreement={agreement} />
        {open && agreement.expiresAt && (
          <p className="text-sm text-ink-2">{t('answerBy', { date: formatDate(lang, agreement.expiresAt) })}</p>
        )}
        {state === 'ending' && agreement.endsAt && (
          <p className="text-sm text-ink-2">
            {t(agreement.noticeBy === 'partner' ? 'noticeFromYou' : 'noticeFrom', {
              name,
              date: formatDate(lang, agreement.endsAt),
            })}
          </p>
        )}
      </div>
      <Example />
      <section>
        <SectionHead title={t('mayDo', { name })} />
        <Card pad={16}>
          <ScopeList scope={agreement.scope} />
        </Card>
        <p className="mt-2 text-xs text-ink-2">{t('notSeen')}</p>
      </section>
      <Card pad={16}>
        <KeyValues
          rows={[
            { label: t('until'), value: agreement.endsAt ? formatDate(lang, agreement.endsAt) : t('noEnd') },
            { label: t('endEarly'), value: t('notice', { days: agreement.noticeDays }) },
            { label: t('runningJobs'), value: t('keepTerms') },
          ]}
        />
      </Card>
      {open && (
        <ActionForm intent="accept" idempotencyKey={keys.accept} labels={{ agreed: t('agreeRequired') }}>
          <Checkbox name="agreed" value="yes" required>
            {t('agree', { name })}
          </Checkbox>
          <div className="flex flex-wrap gap-2.5 max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3">
            <FormButton of={{ intent: 'decline' }} variant="secondary" size="lg">
              <span className="nb">{t('declineInvite')}</span>
            </FormButton>
            <SubmitButton size="lg" className="flex-1 basis-[10rem]">
              {t('acceptInvite', { percent: formatPercent(shareBps) })}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
      {open && <ActionForm intent="decline" idempotencyKey={keys.decline} />}
      {state === 'active' && (
        <EndAgreement
          name={name}
          idempotencyKey={keys.end}
          endsAt={noticeEnd(
            agreement.endsAt ? new Date(agreement.endsAt) : null,
            new Date(now + agreement.noticeDays * DAY),
          )}
        />
      )}
    </div>
  )
}

/** The split of a job's pay in baht, with the tax of each side. */
function Example() {
  const { agreement } = useLoaderData<typeof loader>()
  const t = useText(partnersText)
  const { shareBps, manager } = agreement
  const { creator, manager: theirs } = exampleSplit(
    shareBps,
    agreement.creatorTerms as never,
    agreement.managerTerms as never,
  )
  const own = formatPercent(10_000 - shareBps)
  return (
    <Card pad={16}>
      <p className="mb-3 text-sm text-ink-2">{t('example', { price: formatBahtShort(EXAMPLE_PRICE) })}</p>
      <SplitBar
        managerBps={shareBps}
        words={{
          partner: t('youPercent', { percent: own }),
          manager: t('namePercent', { name: manager.name, percent: formatPercent(shareBps) }),
        }}
      />
      <Receipt
        className="mt-2"
        rows={[
          { label: t('yourPart', { percent: own }), value: formatBaht(creator.gross) },
          {
            label: t('withheld', { percent: formatPercent(rateOf(creator.withheld, creator.gross)) }),
            value: formatBaht(-creator.withheld),
          },
        ]}
        total={{
          label: t('toWallet'),
          value: formatBaht(creator.net),
          note: t('theirPart', { name: manager.name, amount: formatBaht(theirs.gross) }),
        }}
      />
    </Card>
  )
}
