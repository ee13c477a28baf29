import { cx } from './class-names.ts'

/** Box of the size of the content to come; give it that size by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('skeleton block rounded-xs', className)} />
)

/** Cover, title, two lines: the shape of a card. */
export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-4/3 w-full rounded-card" />
    <Skeleton className="mt-3.5 h-4 w-[70%]" />
    <Skeleton className="mt-2.5 h-3.5 w-[45%]" />
  </div>
)
