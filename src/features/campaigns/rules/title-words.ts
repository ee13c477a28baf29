/** A campaign's title in both languages; without an English one the Thai title stands for it. */
export const titleWords = ({ title, titleEn }: { title: string; titleEn: string | null }) => ({
  th: title,
  en: titleEn || title,
})
