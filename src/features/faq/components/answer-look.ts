export const ANSWER =
  'grid gap-3 [&_a]:font-label [&_a]:text-action-text [&_a]:underline [&_a]:underline-offset-[3px] [&_li+li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5'
