import { expect, test } from 'vitest'
import { article, jobPosting } from './json-ld.ts'

const ORIGIN = 'https://talad.example'

test('the author of an article is the person who signed it, otherwise the site', () => {
  const facts = {
    ...{ origin: ORIGIN, lang: 'th' as const, path: '/th/articles/detail/a', image: '/share/th/articles.a.png' },
    ...{ title: 'ก', summary: 'ข', publishedAt: '2026-01-01T00:00:00Z', modifiedAt: '2026-01-02T00:00:00Z' },
  }
  expect(article({ ...facts, author: 'May Jod Raijai' })).toMatchObject({
    author: { '@type': 'Person', name: 'May Jod Raijai' },
    publisher: { '@type': 'Organization', name: 'Talad' },
  })
  expect(article({ ...facts, author: undefined })).toMatchObject({
    author: { '@type': 'Organization', '@id': `${ORIGIN}/#organization` },
  })
})

test('a remote job names the country of the applicants', () => {
  const facts = { id: '1', title: 'รีวิว', description: 'บรีฟ', brand: 'นวลนวล', postedAt: '2026-01-01T00:00:00Z' }
  expect(jobPosting({ ...facts, payFrom: 450_000, payTo: 450_000 })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Thailand' },
    baseSalary: { currency: 'THB', value: { minValue: 4_500, maxValue: 4_500 } },
  })
})
