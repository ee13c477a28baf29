import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import type { Lang } from '../../../core/shapes.ts'
import { OBJECTIVES } from '../../../core/vocabulary.ts'
import { formatBaht, formatDate } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, fieldId, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qListed, qText, readQuery } from '../../../web/query.ts'
import { contract as packages } from '../../packages/contract.ts'
import { templateDraft } from '../brief/templates.ts'
import { CAMPAIGN_KINDS, contract, PAY_BY } from '../contract.ts'
import { briefText } from '../text/brief.ts'
import { manageText } from '../text/manage.ts'
import { templatesText } from '../text/templates.ts'

const zQuery = z.object({ package: qText(36), pay: qListed(PAY_BY), kind: qChoice(CAMPAIGN_KINDS, CAMPAIGN_KINDS[0]) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang, viewer } = context.get(pageContext)
  // Packages belong to the whole account, which a limited member may not use.
  const { data } = viewer.limited
    ? { data: [] }
    : await load(() => pageCall(context)(packages.owned, { query: { lang } }))
  const owned = data.filter((one) => one.unitsLeft > 0)
  const requested = readQuery(url, zQuery)
  const chosen =
    owned.find((one) => one.packageId === requested.package) ?? (requested.pay === 'package' ? owned[0] : undefined)
  return { owned, chosen: chosen?.packageId ?? 'credits', kind: requested.kind }
}

/** `choice` is `credits` or the id of a package. */
const payOf = (choice: string) =>
  choice === '' || choice === 'credits'
    ? { payBy: 'credits' as const }
    : { payBy: 'package' as const, packageId: choice }

/** The draft of the selected template; empty for a blank brief. */
async function draftOf(form: FormData, lang: Lang) {
  const objective = OBJECTIVES.find((one) => String(one) === field(form, 'template'))
  return objective === undefined ? {} : templateDraft(objective, translator(await templatesText.load(lang)))
}

export const action = defineActions({
  async create({ form, call, lang }) {
    const { data } = await call(contract.create, {
      body: {
        ...(await draftOf(form, lang)),
        title: field(form, 'title'),
        kind: field(form, 'kind') === 'invite_only' ? 'invite_only' : 'public',
        ...payOf(field(form, 'payBy')),
      },
    })
    return `/${lang}/Marketer/manageCampaign/${data.id}?tab=brief`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Basic choices of a new campaign; the brief is written on the next page. */
export default function CampaignNew() {
  const { kind: requestedKind } = useLoaderData<typeof loader>()
  const { values, fields } = useActionState({ intent: 'create' })
  const t = useText(manageText)
  const b = useText(briefText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign`
  return (
    <div className="max-w-[640px]">
      <PageHead above={<BackLink href={base}>{t('back')}</BackLink>} title={t('newTitle')} note={t('newNote')} />
      <ActionForm intent="create" labels={{ title: b('campaignTitle') }} className="grid gap-6">
        <TextField
          id={fieldId('create', 'title')}
          name="title"
          label={b('campaignTitle')}
          help={b('campaignTitleHelp')}
          maxLength={120}
          defaultValue={values.title}
          error={fields.title}
        />
        <RadioCards
          name="kind"
          legend={t('kind')}
          defaultValue={values.kind ?? requestedKind}
          options={CAMPAIGN_KINDS.map((kind) => ({
            value: kind,
            title: t(`kind_${kind}`),
            note: t(`kind_${kind}Note`),
            icon: <Icon name={kind === 'public' ? 'storefront' : 'envelope-open'} />,
          }))}
        />
        <Template current={values.template} />
        <PayBy current={values.payBy} error={fields.packageId ?? fields.payBy} />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton size="lg">{t('start')}</SubmitButton>
          <ButtonLink href={base} variant="text" size="lg">
            {t('cancel')}
          </ButtonLink>
        </div>
      </ActionForm>
    </div>
  )
}

const OBJECTIVE_ICONS = {
  1: 'megaphone-simple',
  2: 'book-open',
  3: 'link-simple',
  4: 'chat-circle-text',
  5: 'ticket',
  0: 'dots-three',
} as const

/** Selects a template, by objective. */
function Template({ current }: { current: string | undefined }) {
  const t = useText(templatesText)
  const words = useWords()
  return (
    <div>
      <RadioCards
        name="template"
        legend={t('legend')}
        layout="tiles"
        columns={3}
        defaultValue={current ?? 'blank'}
        options={[
          { value: 'blank', title: t('blank'), icon: <Icon name="file-text" /> },
          ...OBJECTIVES.map((one) => ({
            value: String(one),
            title: words.objective(one),
            icon: <Icon name={OBJECTIVE_ICONS[one]} />,
          })),
        ]}
      />
      <p className="mt-1.5 text-sm text-ink-2">{t('note')}</p>
    </div>
  )
}

/** Selects credits, or a package with jobs left. */
function PayBy({ current, error }: { current: string | undefined; error: string | undefined }) {
  const { owned, chosen } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const lang = useLang()
  const words = useWords()
  return (
    <div className="grid gap-2">
      <RadioCards
        name="payBy"
        legend={t('payBy')}
        defaultValue={current ?? chosen}
        error={error}
        options={[
          {
            value: 'credits',
            title: t('payBy_credits'),
            note: t('payBy_creditsNote'),
            icon: <Icon name="coins" />,
          },
          ...owned.map(({ packageId, title, channelType, postType, unitsLeft, creatorPay, expiresAt }) => ({
            value: packageId,
            title: t('payByPackage', { name: title, n: unitsLeft }),
            note: (
              <>
                {words.channel(channelType)} · {words.post(postType, channelType)} ·{' '}
                {t('payByPackageNote', {
                  amount: formatBaht(creatorPay),
                  date: expiresAt ? formatDate(lang, expiresAt) : '-',
                })}
              </>
            ),
            icon: <Icon name="package" />,
          })),
        ]}
      />
      {owned.length === 0 && (
        <p className="text-sm text-ink-2">
          {t('noPackage')}{' '}
          <TextLink href={`/${lang}/Marketer/buyPackage`} className="hit">
            {t('buyPackage')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
