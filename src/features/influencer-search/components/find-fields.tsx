import type { ReactNode } from 'react'
import { satangToBaht } from '../../../core/baht-range.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { GENDERS, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { formatBahtShort, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { CheckChip } from '../../../ui/chip.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { AGE_BANDS, STORED_CHANNEL_TYPES } from '../../campaigns/brief/codes.ts'
import { countWords } from '../rules/count-words.ts'
import { FILTER_PARAMS, paramsOf } from '../rules/filter-params.ts'
import { HISTOGRAMS, type Histogram, LANGUAGES, type OptionCounts, PAST_WORK, REPLY_WITHIN } from '../rules/filters.ts'
import { findText } from '../text/index.ts'
import type { FindState } from './find-address.ts'
import { NumberBox } from './number-box.tsx'
import { RangeFields, type RangePart } from './range-fields.tsx'

/** Numbers of channels to show next to the filter options. */
export interface FieldCounts {
  /** By channel type. */
  types: Record<string, number>
  options: OptionCounts | null
}

interface FieldsProps {
  state: FindState
  counts: FieldCounts
}

/** The parts of a histogram with bounds in units for display; null if they were not counted. */
const partsOf = (options: OptionCounts | null, of: Histogram, unit = 1): RangePart[] | null =>
  options &&
  HISTOGRAMS[of].map(({ name, least }, n, { [n + 1]: next }) => ({
    min: least === 0 ? null : least / unit,
    max: next === undefined ? null : next.least / unit - 1,
    count: options[name] ?? 0,
  }))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-line py-5 last-of-type:border-b-0">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

function Chips({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className="mb-3 last:mb-0">
      {label && <p className="mb-2 text-sm text-ink-2">{label}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

interface Option {
  value: string
  label: string
  count: number | undefined
}

const Count = ({ n }: { n: number }) => <span className="text-xs text-ink-3">{countWords(n)}</span>

/** A select with a filter's options and "any". */
function Choice({
  filter,
  chosen,
  anyLabel,
  options,
}: {
  filter: keyof typeof FILTER_PARAMS
  chosen: string | undefined
  anyLabel: string
  options: Option[]
}) {
  return (
    <Chips>
      {[{ value: '', label: anyLabel, count: undefined }, ...options].map(({ value, label, count }) => (
        <CheckChip
          key={value}
          type="radio"
          name={FILTER_PARAMS[filter].name}
          value={value}
          defaultChecked={(chosen ?? '') === value}
        >
          {label}
          {count !== undefined && <Count n={count} />}
        </CheckChip>
      ))}
    </Chips>
  )
}

/** Filters on the person: work on Talad, reply time and language. */
function PersonParts({ state, counts: { options } }: FieldsProps) {
  const t = useText(findText)
  const within = (hours: number) => (hours > 24 ? t('withinDays', { n: hours / 24 }) : t('withinHours', { n: hours }))
  return (
    <>
      <Part title={t('availability')}>
        <CheckChip name={FILTER_PARAMS.takesJobs.name} value="1" defaultChecked={state.takesJobs !== undefined}>
          {t('takesJobs')}
          {options?.takes_jobs !== undefined && <Count n={options.takes_jobs} />}
        </CheckChip>
      </Part>
      <Part title={t('facetWork')}>
        <Choice
          filter="pastWork"
          chosen={state.pastWork}
          anyLabel={t('anyWork')}
          options={PAST_WORK.map((value) => ({
            value,
            label: t(`work_${value}`),
            count: options?.[`work_${value}`],
          }))}
        />
      </Part>
      <Part title={t('reply')}>
        <Choice
          filter="replyWithin"
          chosen={state.replyWithin}
          anyLabel={t('anyReply')}
          options={REPLY_WITHIN.map((value) => ({
            value,
            label: within(Number(value)),
            count: options?.[`reply_${value}`],
          }))}
        />
      </Part>
      <Part title={t('language')}>
        <Choice
          filter="language"
          chosen={state.language}
          anyLabel={t('anyLanguage')}
          options={LANGUAGES.map((value) => ({
            value,
            label: t(`language_${value}`),
            count: options?.[`language_${value}`],
          }))}
        />
      </Part>
    </>
  )
}

function TypeChecks({ state, counts: { types } }: FieldsProps) {
  const words = useWords()
  const shown = STORED_CHANNEL_TYPES.filter((type) => (types[type] ?? 0) > 0 || state.type?.includes(type))
  return shown.map((type) => (
    <label key={type} className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={FILTER_PARAMS.type.name}
        value={type}
        defaultChecked={state.type?.includes(type) ?? false}
        className="tick"
      />
      <PlatformIcon platform={type} size={18} />
      <span className="min-w-0 flex-1">{words.channel(type)}</span>
      <Count n={types[type] ?? 0} />
    </label>
  ))
}

function ProvinceFields({ state }: Pick<FieldsProps, 'state'>) {
  const t = useText(findText)
  const lang = useLang()
  const chosen = PROVINCES.filter(({ code }) => state.province?.includes(code))
  const others = PROVINCES.filter(({ code }) => !state.province?.includes(code))
  return (
    <>
      {chosen.length > 0 && (
        <Chips>
          {chosen.map((province) => (
            <CheckChip key={province.code} name={FILTER_PARAMS.province.name} value={province.code} defaultChecked>
              {province[lang]}
            </CheckChip>
          ))}
        </Chips>
      )}
      <Select
        name={FILTER_PARAMS.province.name}
        label={t('addProvince')}
        hideLabel
        size="sm"
        emptyLabel={t('addProvince')}
        defaultValue=""
        options={others.map((province) => ({ value: province.code, label: province[lang] }))}
      />
    </>
  )
}

/** All filters with their labels. */
export function FindFields({
  state,
  counts,
  onPick,
}: FieldsProps & {
  /** Called after a choice that fires no input event, with the form to update. */
  onPick: (form: HTMLFormElement) => void
}) {
  const t = useText(findText)
  const words = useWords()
  return (
    <>
      <Part title={t('type')}>
        <TypeChecks state={state} counts={counts} />
      </Part>
      <Part title={t('post')}>
        <Chips>
          <CheckChip type="radio" name={FILTER_PARAMS.post.name} value="" defaultChecked={state.post === undefined}>
            {t('anyPost')}
          </CheckChip>
          {POST_TYPES.map((post) => (
            <CheckChip
              key={post}
              type="radio"
              name={FILTER_PARAMS.post.name}
              value={post}
              defaultChecked={state.post === post}
            >
              {words.post(post)}
            </CheckChip>
          ))}
        </Chips>
      </Part>
      <Part title={t('price')}>
        <RangeFields
          names={[FILTER_PARAMS.priceMin.name, FILTER_PARAMS.priceMax.name]}
          {...satangToBaht(state)}
          parts={partsOf(counts.options, 'price', 100)}
          textOf={(baht) => formatBahtShort(baht * 100)}
          sign="฿"
          onPick={onPick}
        />
        <p className="mt-2 text-xs text-ink-2">{t('priceNote')}</p>
      </Part>
      <Part title={t('followersPart')}>
        <RangeFields
          names={[FILTER_PARAMS.followersMin.name, FILTER_PARAMS.followersMax.name]}
          min={state.followersMin ?? null}
          max={state.followersMax ?? null}
          parts={partsOf(counts.options, 'followers')}
          textOf={formatNumber}
          onPick={onPick}
        />
      </Part>
      <Part title={t('interest')}>
        <Chips>
          {INTERESTS.map((tag) => (
            <CheckChip
              key={tag}
              name={FILTER_PARAMS.interest.name}
              value={tag}
              defaultChecked={state.interest?.includes(tag) ?? false}
            >
              {words.interest(tag)}
            </CheckChip>
          ))}
        </Chips>
      </Part>
      <Part title={t('province')}>
        <ProvinceFields state={state} />
      </Part>
      <Part title={t('audience')}>
        <Chips label={t('gender')}>
          <CheckChip type="radio" name={FILTER_PARAMS.gender.name} value="" defaultChecked={state.gender === undefined}>
            {t('anyGender')}
          </CheckChip>
          {GENDERS.map((gender) => (
            <CheckChip
              key={gender}
              type="radio"
              name={FILTER_PARAMS.gender.name}
              value={gender}
              defaultChecked={state.gender === gender}
            >
              {t(gender)}
            </CheckChip>
          ))}
        </Chips>
        <Chips label={t('age')}>
          {AGE_BANDS.map((band) => (
            <CheckChip
              key={band}
              name={FILTER_PARAMS.age.name}
              value={band}
              defaultChecked={state.age?.includes(band) ?? false}
            >
              {band.replace('-', '–')}
            </CheckChip>
          ))}
        </Chips>
      </Part>
      <Part title={t('quality')}>
        <div className="grid gap-3">
          <NumberBox
            name={FILTER_PARAMS.engagementMin.name}
            label={t('engagementPart')}
            value={state.engagementMin === undefined ? null : state.engagementMin / 100}
            decimals={2}
          />
          <NumberBox name={FILTER_PARAMS.scoreMin.name} label={t('scorePart')} value={state.scoreMin ?? null} />
        </div>
      </Part>
      <PersonParts state={state} counts={counts} />
    </>
  )
}

/** Hidden fields that keep the other query parameters when a form is submitted. */
export function HiddenState({ state: { sort, campaign, after: _, ...filters } }: { state: FindState }) {
  const values = { ...paramsOf(filters), sort, campaign }
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
