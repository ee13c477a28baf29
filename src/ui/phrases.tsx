/**
 * A large Thai title that breaks between its phrases, which Thai writes with spaces, rather than inside one; a phrase
 * longer than the line still wraps. Other languages are left to the browser.
 */
export function Phrases({ text, lang }: { text: string; lang: string }) {
  if (lang !== 'th') return text
  const phrases = text.split(' ')
  return phrases.map((phrase, i) => (
    <span key={i} className="inline-block">
      {phrase}
      {i < phrases.length - 1 && <>&nbsp;</>}
    </span>
  ))
}
