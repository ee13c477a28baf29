import type { Lang } from '../core/shapes.ts'
import { formatDateTime } from '../i18n/formats.ts'
import { Avatar } from './art/avatar.tsx'
import type { Column } from './table.tsx'

/** Column with the avatar of the person whom a row is about, at the left. */
export const avatarColumn = <Row,>(headerLabel: string, nameOf: (row: Row) => string): Column<Row> => ({
  key: 'picture',
  header: '',
  headerLabel,
  cell: (row) => <Avatar name={nameOf(row)} size={32} decorative />,
  part: 'lead',
})

interface DueColumn<Row> {
  lang: Lang
  header: string
  /** Milliseconds. */
  now: number
  /** Null if nothing is due. */
  dueAt: (row: Row) => string | null
  /** Text of a deadline that has passed. */
  overdue: (time: string) => string
}

/** Deadline for the decision on a row; a passed deadline is highlighted. */
export const dueColumn = <Row,>({ lang, header, now, dueAt, overdue }: DueColumn<Row>): Column<Row> => ({
  key: 'due',
  header,
  cell: (row) => {
    const at = dueAt(row)
    if (!at) return '–'
    const time = formatDateTime(lang, at)
    if (Date.parse(at) > now) return <span className="nb">{time}</span>
    return <span className="text-critical">{overdue(time)}</span>
  },
})
