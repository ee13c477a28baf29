import { useLang } from '../../i18n/use-text.tsx'
import { StyleguideSections } from '../../ui/styleguide/sections.tsx'

/** Each part of the design language, in the page's language and in both themes. */
export default function Styleguide() {
  return <StyleguideSections lang={useLang()} />
}
