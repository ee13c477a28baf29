import type { Objective } from '../../../core/vocabulary.ts'
import type { Translate } from '../../../i18n/messages.ts'
import type { Draft } from '../contract.ts'
import type en from '../text/templates-en.ts'

/** Days for the draft in a new brief. */
const DRAFT_DAYS = 7

/** The values that the template of an objective puts into a new draft, in the marketer's language. */
export function templateDraft(
  objective: Objective,
  t: Translate<typeof en>,
): Pick<Draft, 'objective' | 'draftDays' | 'brief'> {
  return {
    objective,
    draftDays: DRAFT_DAYS,
    brief: {
      text: t(`text_${objective}`),
      dos: t(`dos_${objective}`).split('\n'),
      donts: t(`donts_${objective}`).split('\n'),
      references: [],
    },
  }
}
