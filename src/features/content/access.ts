import { examplesOf, type Given, newOperator } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { newId } from '../../core/ids.ts'
import { contract, type EditorItem } from './contract.ts'
import { emptyDoc } from './rules/empty.ts'

const params = { kind: 'article' } as const
const ARTICLE = {
  ...emptyDoc('article'),
  title: { th: 'ตั้งราคาอย่างไร', en: 'How to price' },
  summary: { th: 'สรุป', en: 'Short' },
  body: { th: '<h2>หัวข้อ</h2><p>เนื้อหา</p>', en: '<p>Body</p>' },
}
const newSlug = () => ({ slug: `a-${newId()}` })

/** A new draft of an article, and the revision that a save must send. */
async function emptyDraft(app: BankApp) {
  const as = await newOperator(app)
  const created = await app.call(contract.create, { as, params, body: newSlug() })
  const { id, revision } = created.body.data as EditorItem
  return { as, params: { id }, body: { revision } }
}
async function draft(app: BankApp) {
  const { as, params, body } = await emptyDraft(app)
  const { data } = (await app.call(contract.save, { as, params, body: { ...body, doc: ARTICLE } })).body
  return { as, params, body: { revision: (data as EditorItem).revision } }
}
async function published(app: BankApp) {
  const saved = await draft(app)
  const { data } = (await app.call(contract.publish, saved)).body
  return { ...saved, body: { revision: (data as EditorItem).revision } }
}

const ofDraft: Given = async (app) => {
  const { as, params } = await draft(app)
  return { as, params }
}

export const access = examplesOf(contract, {
  counts: {},
  list: { params },
  create: { params, given: async (app) => ({ as: await newOperator(app), body: newSlug() }) },
  get: { given: ofDraft },
  save: {
    given: async (app) => {
      const { as, params, body } = await emptyDraft(app)
      return { as, params, body: { ...body, doc: ARTICLE } }
    },
  },
  publish: { given: draft },
  unpublish: {
    given: async (app) => {
      const { as, params } = await published(app)
      return { as, params }
    },
  },
  versions: { given: ofDraft },
  version: {
    given: async (app) => {
      const { as, params } = await published(app)
      return { as, params: { ...params, number: 1 } }
    },
  },
  restore: {
    given: async (app) => {
      const { as, params, body } = await published(app)
      return { as, params, body: { ...body, number: 1 } }
    },
  },
})
