import type { ReactNode } from 'react'
import { Awning } from '../../../ui/awning.tsx'

interface StageProps {
  /** Headline in two lines; the second one has the highlighted words. */
  first: ReactNode
  second: ReactNode
  note: ReactNode
  children: ReactNode
  /** Fills the right side on desktop. */
  art: ReactNode
  /** Position of the art on phones. */
  artOn?: 'top' | 'foot'
}

/** The green stage below the awning: text on the left, art on the right; one screen high on phones. */
export function Stage({ first, second, note, children, art, artOn = 'foot' }: StageProps) {
  return (
    <section className="on-brand relative mx-2 overflow-hidden rounded-[24px] bg-(--leaf-800) text-white lg:mx-(--gutter) lg:grid lg:min-h-[600px] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:rounded-stage xl:h-[640px] xl:grid-cols-[minmax(0,1fr)_716px]">
      <div className="relative z-2 lg:hidden">
        <Awning scallop={44} />
      </div>
      {artOn === 'top' && <div className="relative -mt-4 lg:hidden">{art}</div>}
      <div className="flex flex-col justify-center px-5 pt-5.5 pb-5 lg:py-16 lg:pr-4 lg:pl-10 xl:pl-16">
        <h1 className="text-[2.375rem] leading-[1.32] font-[680] lg:text-4xl xl:text-5xl">
          <span className="nb block">{first}</span>
          <span className="nb block">{second}</span>
        </h1>
        <p className="mt-2.5 mb-5 max-w-[440px] text-(--leaf-200) lg:mt-4 lg:mb-8 lg:text-[1.1875rem] lg:leading-[1.7]">
          {note}
        </p>
        {children}
      </div>
      {artOn === 'foot' && <div className="lg:hidden">{art}</div>}
      <div className="relative hidden lg:block">
        <div className="absolute inset-x-0 top-0 z-2 -ml-9.5 drop-shadow-[0_8px_8px_rgb(6_34_25/.35)]">
          <Awning scallop={62} />
        </div>
        {art}
      </div>
    </section>
  )
}

/** Highlighted words of a headline. */
export const Highlight = ({ children }: { children: ReactNode }) => (
  <span className="text-(--marigold-300)">{children}</span>
)
