import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Link } from './link.tsx'
import { UserText } from './phrases.tsx'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | 'center'
  /**
   * Place on phones: `lead` (picture, checkbox) at the left, `title` and `figure` on the first line, `meta` below
   * (default), `hidden` not shown.
   */
  part?: 'lead' | 'title' | 'figure' | 'meta' | 'hidden'
  /** Label before the value on phones. */
  phoneLabel?: string
  headerLabel?: string
  /**
   * The column's cell in the totals row, which is the last row of the table. If no column has one, there is no totals
   * row.
   */
  foot?: ReactNode
}

export interface RowLook {
  /** The title cell contains the link; the whole row is its hit area. */
  href?: string
  current?: boolean
  selected?: boolean
  muted?: boolean
  /** Dashed line above, bold. */
  total?: boolean
  /** -1 removes the row's link from the tab order, if other keys reach it. */
  tabIndex?: number
}

export interface TableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowLook?: (row: Row) => RowLook
  /** Header row before the first row of each group; null for none. */
  groupOf?: (row: Row) => string | null
  density?: 'normal' | 'compact'
  /** Below 992 px rows become small grids (default); false keeps the columns and scrolls sideways. */
  stack?: boolean
  className?: string
}

function Cells<Row>({ row, columns, look }: { row: Row; columns: readonly Column<Row>[]; look: RowLook }) {
  return columns.map((column) => {
    const content = <UserText>{column.cell(row)}</UserText>
    const opens = look.href && column.part === 'title'
    return (
      <td key={column.key} data-part={column.part ?? 'meta'} data-align={column.align} data-label={column.phoneLabel}>
        {opens ? (
          <Link href={look.href!} tabIndex={look.tabIndex} className="after:absolute after:inset-0">
            {content}
          </Link>
        ) : (
          content
        )}
      </td>
    )
  })
}

/** Totals of all rows, including those on other pages of the list. */
function Foot<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  if (columns.every(({ foot }) => foot === undefined)) return null
  return (
    <tfoot>
      <tr data-total="">
        {columns.map(({ key, foot, part, align, phoneLabel }) => (
          <td key={key} data-part={part ?? 'meta'} data-align={align} data-label={phoneLabel}>
            {foot !== undefined && <UserText>{foot}</UserText>}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Semantic table: figures right-aligned, rows 52 px high, rows as small grids on phones. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLook, groupOf, density = 'normal', stack = true, className } = props
  let group: string | null = null
  return (
    <div className={cx(!stack && 'overflow-x-auto', className)}>
      <table className="data-table" data-stack={stack ? '' : undefined} data-density={density}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align}>
                {column.header}
                {column.headerLabel && <span className="sr-only">{column.headerLabel}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const look = rowLook?.(row) ?? {}
            const next = groupOf?.(row) ?? null
            const opensGroup = next !== null && next !== group
            group = next
            return [
              opensGroup && (
                <tr key={`group-${next}`} data-group="">
                  <th scope="colgroup" colSpan={columns.length}>
                    {next}
                  </th>
                </tr>
              ),
              <tr
                key={rowKey(row)}
                aria-current={look.current ? 'true' : undefined}
                data-selected={look.selected ? '' : undefined}
                data-muted={look.muted ? '' : undefined}
                data-total={look.total ? '' : undefined}
                className={cx(look.href && 'relative hover:[&>td]:bg-sunken')}
              >
                <Cells row={row} columns={columns} look={look} />
              </tr>,
            ]
          })}
        </tbody>
        <Foot columns={columns} />
      </table>
    </div>
  )
}
