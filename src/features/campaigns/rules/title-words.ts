/** A campaign's title in both languages; without an English title the Thai one is used for both. */
export const titleWords = ({ title, titleEn }: { title: string; titleEn: string | null }) => ({
  th: title,
  en: titleEn || title,
})
