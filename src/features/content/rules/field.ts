/** Closed lists with labels in the editor (components/choice-words.ts). */
export type ChoiceList =
  | 'blogCategory'
  | 'caseCategory'
  | 'reader'
  | 'buyer'
  | 'pageKey'
  | 'channel'
  | 'post'
  | 'objective'
  | 'tier'
  | 'interest'
  | 'platform'
  | 'unit'

/** Type of a field. It decides the control in the editor and how form text becomes the value. */
export type Field =
  /** A text in both languages: one line, or several. */
  | { type: 'line' | 'text'; max: number }
  /** Rich text in both languages. */
  | { type: 'rich' }
  /** A text that is the same in both languages. */
  | { type: 'plain'; max: number; format?: 'url' | 'time' }
  | { type: 'choice'; list: ChoiceList; values: readonly string[] | readonly number[] }
  /** Any number of values of a closed list. */
  | { type: 'tags'; list: ChoiceList; values: readonly string[]; max: number }
  | { type: 'number'; min: number; max: number; whole: boolean }
  /** Baht in the editor, satang in the document. */
  | { type: 'money' }
  | { type: 'date' }
  | { type: 'flag' }
  /** An uploaded picture or a drawing, with alternative text. */
  | { type: 'picture'; drawn: 'cover' | 'portrait' }
  /** An uploaded PDF. */
  | { type: 'file' }
  | { type: 'group'; fields: Fields }
  | { type: 'list'; of: Field; max: number }

export type Fields = Readonly<Record<string, Field>>

/** A new, empty field. */
export function blankOf(field: Field): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'rich':
      return { th: '', en: '' }
    case 'plain':
    case 'date':
      return ''
    case 'choice':
      return field.values[0]
    case 'number':
    case 'money':
      return 0
    case 'flag':
      return false
    case 'file':
      return null
    case 'picture':
      return { fileId: null, scene: 'news', alt: { th: '', en: '' } }
    case 'tags':
    case 'list':
      return []
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, blankOf(inner)]))
  }
}

/** The fields along a path (`series.0.points.1.label`), starting at the top level; numbers are list rows. */
export function fieldsAlong(fields: Fields, path: string): { name: string; field: Field; row: number | null }[] {
  const trail: { name: string; field: Field; row: number | null }[] = []
  let here: Field | undefined = { type: 'group', fields }
  for (const step of path.split('.')) {
    const last = trail.at(-1)
    if (here?.type === 'list' && last && /^\d+$/.test(step)) {
      here = here.of
      last.row = Number(step)
    } else {
      here = here?.type === 'group' ? here.fields[step] : undefined
      if (!here) break
      trail.push({ name: step, field: here, row: null })
    }
  }
  return trail
}
