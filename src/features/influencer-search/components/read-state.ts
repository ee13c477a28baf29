import { z } from 'zod'
import { queryValues } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { readFilters } from '../rules/filter-params.ts'
import { ALL_SORTS } from '../rules/filters.ts'
import type { FindState } from './find-address.ts'

const zOrder = z.object({ sort: qChoice(ALL_SORTS), campaign: qId, after: qCursor })

export const filtersIn = (url: URL) => readFilters(queryValues(url.searchParams))

export const readState = (url: URL): FindState => ({ ...filtersIn(url), ...readQuery(url, zOrder) })
