import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { Node } from '@tiptap/react'

/** Node names that ProseMirror's table commands expect. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The table commands read the widths. They are never rendered, because the page's style sets them.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Tables of the allowed tags, without widths or styles. Tab moves between cells. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const tableNodes = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

const paragraph = { type: 'paragraph' }
const row = (type: string) => ({ type: 'tableRow', content: [1, 2].map(() => ({ type, content: [paragraph] })) })

/** A new table: two columns, a header and two rows. */
export const NEW_TABLE = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
