import { formatMoney, type MoneyFormat } from '../i18n/formats.ts'
import { cx } from './class-names.ts'

const SIZES = {
  hero: 'text-money-lg',
  xl: 'text-[2.125rem] leading-[1.15]',
  lg: 'text-money',
  md: 'text-lg',
  inherit: '',
} as const

export interface MoneyProps extends MoneyFormat {
  satang: number
  size?: keyof typeof SIZES
  /** `flow`: incoming amounts are green, outgoing ones keep the text colour. */
  tone?: 'plain' | 'flow'
  className?: string
}

/** An amount; in large sizes the decimals are smaller and lighter. */
export function Money({ satang, size = 'inherit', tone = 'plain', className, ...format }: MoneyProps) {
  const text = formatMoney(satang, { decimals: 'always', plus: tone === 'flow', ...format })
  const [, whole, cents] = /^(.+?)([.,]\d\d)?$/.exec(text) ?? []
  const big = size === 'hero' || size === 'xl'
  const colour = tone === 'flow' && satang > 0 && 'text-positive'
  return (
    <span className={cx('nb font-title', SIZES[size], colour, className)}>
      {whole}
      {cents && (big ? <span className="text-[.62em] font-semibold opacity-72">{cents}</span> : cents)}
    </span>
  )
}
