import { useState } from 'react'

export interface RowSelection<Row> {
  rows: readonly Row[]
  has: (id: string) => boolean
  toggle: (id: string, row: Row) => void
  add: (rows: ReadonlyMap<string, Row>) => void
  clear: () => void
}

/** The selected rows of a list. They stay selected while other parts of the list are shown. */
export function useRowSelection<Row>(): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (id, row) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(id)) next.set(id, row)
        return next
      }),
    add: (rows) => setChosen((before) => new Map([...before, ...rows])),
    clear: () => setChosen(new Map()),
  }
}
