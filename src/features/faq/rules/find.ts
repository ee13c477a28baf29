import { fold } from '../../search/rules/fold.ts'

/** The words of a text without its tags. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")

interface Searched {
  question: string
  answer: string
  topic: string
}

/** Thai has no spaces between words, so what was typed is cut by the dictionary; lone letters say nothing. */
export function wordsIn(query: string): string[] {
  // Its dictionary is read with the first search, not with the page.
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  const found = [...words.segment(fold(query))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const telling = found.filter((word) => [...word].length > 1)
  return telling.length > 0 ? telling : found
}

/** Questions that hold what was typed, as it stands or each of its words. Everything for an empty query. */
export function findQuestions<Q extends Searched>(questions: readonly Q[], query: string): Q[] {
  const phrase = fold(query)
  if (!phrase) return [...questions]
  const wanted = wordsIn(query)
  return questions.filter(({ question, answer, topic }) => {
    const haystack = fold(`${question} ${plain(answer)} ${topic}`)
    return haystack.includes(phrase) || (wanted.length > 0 && wanted.every((word) => haystack.includes(word)))
  })
}

/** Questions under their topics, both in their order. */
export function byTopic<Q extends { topic: string }>(questions: readonly Q[]): { topic: string; questions: Q[] }[] {
  const topics = new Map<string, Q[]>()
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question])
  return [...topics].map(([topic, list]) => ({ topic, questions: list }))
}
