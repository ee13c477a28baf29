import { fold } from '../../search/rules/fold.ts'

/** Text without tags. */
const textOf = (html: string): string =>
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

/**
 * Splits a query into words with the segmenter's dictionary, because Thai has no spaces between words. Single letters
 * are ignored.
 */
export function wordsIn(query: string): string[] {
  // Created here, because the dictionary is loaded with the first segmenter; the page itself does not need it.
  const words = new Intl.Segmenter('th', { granularity: 'word' })
  const found = [...words.segment(fold(query))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const longer = found.filter((word) => [...word].length > 1)
  return longer.length > 0 ? longer : found
}

/** Questions that contain the query as typed, or each of its words. All questions for an empty query. */
export function findQuestions<Q extends Searched>(questions: readonly Q[], query: string): Q[] {
  const phrase = fold(query)
  if (!phrase) return [...questions]
  const queryWords = wordsIn(query)
  return questions.filter(({ question, answer, topic }) => {
    const haystack = fold(`${question} ${textOf(answer)} ${topic}`)
    return haystack.includes(phrase) || (queryWords.length > 0 && queryWords.every((word) => haystack.includes(word)))
  })
}

/** Groups questions by topic. Topics and questions keep their order. */
export function byTopic<Q extends { topic: string }>(questions: readonly Q[]): { topic: string; questions: Q[] }[] {
  const topics = new Map<string, Q[]>()
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question])
  return [...topics].map(([topic, list]) => ({ topic, questions: list }))
}
