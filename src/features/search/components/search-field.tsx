import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'

interface SearchFieldProps {
  /** Address of the search page. */
  action: string
  label: string
  placeholder: string
  value?: string
  /** Label of a submit button. */
  go?: string
  /** For the header: below 1400 px it is only an icon until it has the focus. */
  folded?: boolean
}

/** The search form: a GET form that leads to the search page. Script adds the `/` key and suggestions while typing. */
export function SearchField({ action, label, placeholder, value = '', go, folded }: SearchFieldProps) {
  // A label may contain only one control. Without a button it wraps the field, so that a tap on the icon focuses it.
  const Box = go ? 'div' : 'label'
  return (
    <Form
      // Remounts the form when the query changes by a link or the back button, so that the field shows it.
      key={value}
      action={action}
      role="search"
      aria-label={label}
      data-search={folded ? 'header' : 'page'}
      className={
        folded
          ? 'absolute top-0 right-0 z-20 w-11 transition-[width] duration-(--dur-2) motion-reduce:transition-none max-xl:focus-within:w-80 xl:w-full'
          : 'relative'
      }
    >
      <Box
        className={cx(
          'field-box',
          folded &&
            'cursor-text overflow-hidden max-xl:not-focus-within:bg-transparent! max-xl:not-focus-within:shadow-none!',
        )}
        data-size={folded ? 'sm' : undefined}
      >
        <Icon name="magnifying-glass" size={20} className="text-ink-2" />
        <input
          type="search"
          name="q"
          aria-label={label}
          defaultValue={value}
          placeholder={placeholder}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          // A field without any width would lose its caret between the first letters.
          className={cx('[&::-webkit-search-cancel-button]:hidden', folded && 'max-xl:min-w-40!')}
        />
        {go && (
          <Button type="submit" size="sm" className="-mr-2">
            {go}
          </Button>
        )}
        {folded && (
          <kbd aria-hidden="true" className="hidden rounded-xs bg-surface-2 px-1.5 text-xs text-ink-3 xl:block">
            /
          </kbd>
        )}
      </Box>
    </Form>
  )
}
