import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { faqText } from '../text/index.ts'

interface FaqSearchProps {
  audience: string
  query: string
  clearHref: string
  onType: (query: string) => void
}

/** A plain GET form. With JavaScript the list is filtered while typing. */
export function FaqSearch({ audience, query, clearHref, onType }: FaqSearchProps) {
  const t = useText(faqText)
  return (
    <form method="get" className="max-w-[680px]">
      <input type="hidden" name="audience" value={audience} />
      <search className="flex items-start gap-2.5">
        <TextField
          id="faq-search"
          name="q"
          type="search"
          label={t('search')}
          hideLabel
          defaultValue={query}
          maxLength={80}
          autoComplete="off"
          placeholder={t('searchPlaceholder')}
          prefix={<Icon name="magnifying-glass" size={20} />}
          frameClass="flex-1"
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <Button type="submit" size="lg">
          {t('find')}
        </Button>
      </search>
      {query && (
        <p className="mt-2">
          <TextLink href={clearHref} reload className="hit inline-block text-sm">
            {t('clear')}
          </TextLink>
        </p>
      )}
    </form>
  )
}
