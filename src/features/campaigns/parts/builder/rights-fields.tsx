import type { REVIEW_OPTIONS } from '../../../../core/vocabulary.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icons/list.ts'
import { MoneyField } from '../../../../ui/money-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { USAGE_RIGHTS } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { marketText } from '../../text/market.ts'
import { bahtText, errorOf, type SectionProps } from './fields.ts'
import { Day } from './post-fields.tsx'

const ICONS: Record<(typeof REVIEW_OPTIONS)[number], IconName> = {
  shipping: 'truck',
  'buy order': 'shopping-cart-simple',
  'buy product': 'receipt',
  photo: 'image',
  invite: 'map-pin',
}
const ORDER = ['shipping', 'buy order', 'buy product', 'photo', 'invite'] as const
const TAGS = ['#โฆษณา', '#ad']

/** What only one review option needs; shown while it is chosen by plain CSS (an underscore stands for a space). */
function OptionFields({ campaign, errors }: Pick<SectionProps, 'campaign' | 'errors'>) {
  const t = useText(builderText)
  return (
    <>
      <div className="hidden group-has-[[value='buy_product']:checked]:block lg:w-1/2 lg:pr-2">
        <MoneyField
          name="reimbursementCap"
          label={t('cap')}
          defaultValue={bahtText(campaign.reimbursementCap)}
          error={errorOf(errors, 'reimbursementCap')}
        />
      </div>
      <div className="hidden gap-4 group-has-[[value='invite']:checked]:grid lg:grid-cols-[2fr_3fr]">
        <TextField
          name="checkInCode"
          label={t('checkInCode')}
          help={t('checkInHelp')}
          defaultValue={campaign.checkInCode ?? ''}
          maxLength={12}
          error={errorOf(errors, 'checkInCode')}
        />
        <TextField
          name="venue"
          label={t('venue')}
          defaultValue={campaign.venue}
          maxLength={300}
          error={errorOf(errors, 'venue')}
        />
      </div>
    </>
  )
}

/** Usage rights, how the creator gets the product, disclosure tag. */
export function RightsFields({ campaign, errors, onEdit }: SectionProps) {
  const t = useText(builderText)
  const m = useText(marketText)
  const words = useWords()
  const tags =
    campaign.disclosureTag && !TAGS.includes(campaign.disclosureTag) ? [...TAGS, campaign.disclosureTag] : TAGS
  return (
    <div className="group grid gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Select
          name="usageRights"
          label={t('usageRights')}
          emptyLabel={t('choose')}
          defaultValue={campaign.usageRights}
          options={USAGE_RIGHTS.map((scope) => ({ value: scope, label: m(`usage_${scope}`) }))}
          error={errorOf(errors, 'usageRights')}
        />
        <Day
          name="usageEndsOn"
          label={t('usageEndsOn')}
          help={t('usageEndsHelp')}
          value={campaign.usageEndsOn}
          error={errorOf(errors, 'usageEndsOn')}
          onEdit={onEdit}
        />
      </div>
      <RadioCards
        name="reviewOption"
        legend={t('review')}
        layout="tiles"
        columns={5}
        defaultValue={campaign.reviewOption ?? undefined}
        options={ORDER.map((option) => ({
          value: option,
          title: words.review(option),
          note: t(`review_${option.replace(' ', '_') as 'shipping'}`),
          icon: <Icon name={ICONS[option]} />,
        }))}
        error={errorOf(errors, 'reviewOption')}
      />
      <OptionFields campaign={campaign} errors={errors} />
      <Select
        name="disclosureTag"
        label={t('disclosureTag')}
        labelNote={t('must')}
        emptyLabel={t('choose')}
        defaultValue={campaign.disclosureTag}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        error={errorOf(errors, 'disclosureTag')}
        frameClass="lg:w-1/2 lg:pr-2"
      />
    </div>
  )
}
