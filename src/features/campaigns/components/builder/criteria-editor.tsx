import { THAILAND_ID } from '../../../../core/countries.ts'
import { PROVINCES } from '../../../../core/thai/provinces.ts'
import { GENDERS, INTERESTS } from '../../../../core/vocabulary.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { CheckChip } from '../../../../ui/chip.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { AGE_BANDS } from '../../brief/codes.ts'
import type { Estimate } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { METRO } from '../criteria-words.ts'
import { choicesOf, isTicked, type SectionProps, textOf } from './fields.ts'
import { FollowersRange } from './followers-range.tsx'
import type { FieldValues } from './unsaved.ts'

function Chips({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

function GenderChips({ name, legend, value }: { name: string; legend: string; value: string }) {
  const t = useText(builderText)
  const words = useWords()
  return (
    <Chips legend={legend}>
      {GENDERS.filter((gender) => gender !== 'other').map((gender) => (
        <CheckChip key={gender} type="radio" name={name} value={gender} defaultChecked={value === gender}>
          {words.gender(gender)}
        </CheckChip>
      ))}
      <CheckChip type="radio" name={name} value="" defaultChecked={value === ''}>
        {t('noLimit')}
      </CheckChip>
    </Chips>
  )
}

function Places({ saved, unsaved }: { saved: readonly string[]; unsaved: FieldValues }) {
  const t = useText(builderText)
  const lang = useLang()
  const metro = isTicked(
    unsaved,
    'metro',
    METRO.every((code) => saved.includes(code)),
  )
  const provinces = choicesOf(
    unsaved,
    'provinces',
    unsaved.metro ? saved.filter((code) => !METRO.includes(code)) : saved,
  )
  const others = PROVINCES.filter((province) => !METRO.includes(province.code) || !metro)
  const open = provinces.some((code) => !METRO.includes(code)) || (!metro && provinces.length > 0)
  return (
    <div>
      <Chips legend={t('places')}>
        <CheckChip name="metro" value="1" defaultChecked={metro}>
          {t('metro')}
        </CheckChip>
      </Chips>
      <details className="mt-2" open={open}>
        <summary className="hit cursor-pointer text-sm font-medium text-action-text">{t('otherPlaces')}</summary>
        <div className="mt-2 grid max-h-60 grid-cols-2 gap-x-4 overflow-y-auto rounded-field px-3 inset-ring inset-ring-line lg:grid-cols-3">
          {others.map((province) => (
            <Checkbox
              key={province.code}
              name="provinces"
              value={province.code}
              defaultChecked={provinces.includes(province.code)}
            >
              {province[lang]}
            </Checkbox>
          ))}
        </div>
      </details>
    </div>
  )
}

/** Edits the criteria for creators and their channels. */
export function CriteriaEditor({
  campaign,
  errors,
  unsaved,
  onEdit,
  estimate,
}: SectionProps & { estimate: Pick<Estimate, 'followers'> }) {
  const t = useText(builderText)
  const words = useWords()
  const c = campaign.criteria
  return (
    <div className="grid gap-5">
      {errors.criteria && (
        <Callout tone="critical" role="alert">
          {errors.criteria}
        </Callout>
      )}
      <FollowersRange
        min={textOf(unsaved, 'followersMin', c.followersMin)}
        max={textOf(unsaved, 'followersMax', c.followersMax)}
        error={errors.followersMin ?? errors.followersMax}
        counts={estimate.followers}
        onEdit={onEdit}
      />
      <TextField
        name="engagementMin"
        label={t('erMin')}
        help={t('erHelp')}
        suffix="%"
        inputMode="decimal"
        defaultValue={textOf(unsaved, 'engagementMin', c.engagementMinBps === null ? '' : c.engagementMinBps / 100)}
        error={errors.engagementMin}
        frameClass="lg:w-1/2 lg:pr-2"
      />
      <Chips legend={t('audienceAges')}>
        {AGE_BANDS.map((band) => (
          <CheckChip
            key={band}
            name="audienceAges"
            value={band}
            defaultChecked={choicesOf(unsaved, 'audienceAges', c.audienceAges).includes(band)}
          >
            {band.replace('-', '–')}
          </CheckChip>
        ))}
      </Chips>
      <GenderChips
        name="audienceGender"
        legend={t('audienceGender')}
        value={textOf(unsaved, 'audienceGender', c.audienceGender)}
      />
      <Places saved={c.provinces} unsaved={unsaved} />
      <Chips legend={t('topics')}>
        {INTERESTS.map((tag) => (
          <CheckChip
            key={tag}
            name="interests"
            value={tag}
            defaultChecked={choicesOf(unsaved, 'interests', c.interests).includes(tag)}
          >
            {words.interest(tag)}
          </CheckChip>
        ))}
      </Chips>
      <GenderChips
        name="creatorGender"
        legend={t('creatorGender')}
        value={textOf(unsaved, 'creatorGender', c.creatorGender)}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-label">{t('creatorAge')}</legend>
        <div className="grid grid-cols-2 gap-4">
          {(['creatorAgeMin', 'creatorAgeMax'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={name === 'creatorAgeMin' ? t('ageFrom') : t('ageTo')}
              suffix={t('years')}
              inputMode="numeric"
              defaultValue={textOf(unsaved, name, c[name])}
              error={errors[name]}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        name="thaiOnly"
        value="1"
        defaultChecked={isTicked(unsaved, 'thaiOnly', c.nationalities.includes(THAILAND_ID))}
      >
        {t('thaiOnly')}
      </Checkbox>
    </div>
  )
}
