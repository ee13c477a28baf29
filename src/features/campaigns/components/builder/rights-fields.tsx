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
import { bahtText, type SectionProps, textOf } from './fields.ts'
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
function OptionFields({ campaign, errors, unsaved }: Omit<SectionProps, 'onEdit'>) {
  const t = useText(builderText)
  return (
    <>
      <div className="hidden group-has-[[value='buy_product']:checked]:block lg:w-1/2 lg:pr-2">
        <MoneyField
          name="reimbursementCap"
          label={t('cap')}
          defaultValue={textOf(unsaved, 'reimbursementCap', bahtText(campaign.reimbursementCap))}
          error={errors.reimbursementCap}
        />
      </div>
      <div className="hidden gap-4 group-has-[[value='invite']:checked]:grid lg:grid-cols-[2fr_3fr]">
        <TextField
          name="checkInCode"
          label={t('checkInCode')}
          help={t('checkInHelp')}
          defaultValue={textOf(unsaved, 'checkInCode', campaign.checkInCode)}
          maxLength={12}
          error={errors.checkInCode}
        />
        <TextField
          name="venue"
          label={t('venue')}
          defaultValue={textOf(unsaved, 'venue', campaign.venue)}
          maxLength={300}
          error={errors.venue}
        />
      </div>
    </>
  )
}

/** Usage rights, how the creator gets the product, disclosure tag. */
export function RightsFields({ campaign, errors, unsaved, onEdit }: SectionProps) {
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
          defaultValue={textOf(unsaved, 'usageRights', campaign.usageRights)}
          options={USAGE_RIGHTS.map((scope) => ({ value: scope, label: m(`usage_${scope}`) }))}
          error={errors.usageRights}
        />
        <Day
          name="usageEndsOn"
          label={t('usageEndsOn')}
          help={t('usageEndsHelp')}
          value={textOf(unsaved, 'usageEndsOn', campaign.usageEndsOn)}
          error={errors.usageEndsOn}
          onEdit={onEdit}
        />
      </div>
      <RadioCards
        name="reviewOption"
        legend={t('review')}
        layout="tiles"
        columns={5}
        defaultValue={textOf(unsaved, 'reviewOption', campaign.reviewOption)}
        options={ORDER.map((option) => ({
          value: option,
          title: words.review(option),
          note: t(`review_${option.replace(' ', '_') as 'shipping'}`),
          icon: <Icon name={ICONS[option]} />,
        }))}
        error={errors.reviewOption}
      />
      <OptionFields campaign={campaign} errors={errors} unsaved={unsaved} />
      <Select
        name="disclosureTag"
        label={t('disclosureTag')}
        labelNote={t('must')}
        emptyLabel={t('choose')}
        defaultValue={textOf(unsaved, 'disclosureTag', campaign.disclosureTag)}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        error={errors.disclosureTag}
        frameClass="lg:w-1/2 lg:pr-2"
      />
    </div>
  )
}
