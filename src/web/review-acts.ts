import type { z } from 'zod'
import type { ActionInput } from './actions.ts'
import { field } from './form-data.ts'
import { pathWithQuery, type QueryValue } from './path-with-query.ts'
import { readQuery } from './query.ts'

/**
 * Wraps an action on the row that the form names as `target`. Returns to the list with the same filters and the row
 * open.
 */
export const actsOnRow =
  (query: z.ZodObject) =>
  (run: (input: ActionInput, id: string) => Promise<unknown>) =>
  async (input: ActionInput): Promise<string> => {
    const id = field(input.form, 'target')
    await run(input, id)
    const { after: _, open: __, ...filters } = readQuery(input.url, query)
    return pathWithQuery(input.path, { ...(filters as Record<string, QueryValue>), open: id })
  }

/** The version of the row that the operator decided on. */
export const versionOf = ({ form }: ActionInput): number => Number(field(form, 'version'))
