import { INTERESTS } from '../../../core/vocabulary.ts'
import { useLang } from '../../../i18n/use-text.tsx'
import { CheckChip } from '../../../ui/chip.tsx'
import { FieldError } from '../../../ui/field-frame.tsx'
import { INTEREST_WORDS } from '../text/interests.ts'

interface Props {
  id: string
  legend: string
  help: string
  chosen: readonly string[]
  error: string | undefined
}

/** The topics that a creator posts about. */
export function InterestChips(props: Props) {
  const lang = useLang()
  return (
    <fieldset id={props.id} tabIndex={-1}>
      <legend className="text-sm font-label">{props.legend}</legend>
      <p className="mb-2 text-xs text-ink-2">{props.help}</p>
      <div className="flex flex-wrap gap-2">
        {INTERESTS.map((interest) => (
          <CheckChip
            key={interest}
            name="interests"
            value={interest}
            size="lg"
            defaultChecked={props.chosen.includes(interest)}
          >
            {INTEREST_WORDS[interest][lang]}
          </CheckChip>
        ))}
      </div>
      {props.error && <FieldError id={props.id}>{props.error}</FieldError>}
    </fieldset>
  )
}
