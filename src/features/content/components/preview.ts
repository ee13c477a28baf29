import { z } from 'zod'
import { qId, readQuery } from '../../../web/query.ts'

const zQuery = z.object({ preview: qId })

/** Query of a page's call: the item whose draft an operator wants to see. */
export const previewQuery = (url: URL) => readQuery(url, zQuery)
