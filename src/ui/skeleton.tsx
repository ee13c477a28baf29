import { cx } from './class-names.ts'

/** Placeholder for content that is loading; set its size by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('skeleton block rounded-xs', className)} />
)

/** Placeholder of a card: cover, title, two lines. */
export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-4/3 w-full rounded-card" />
    <Skeleton className="mt-3.5 h-4 w-[70%]" />
    <Skeleton className="mt-2.5 h-3.5 w-[45%]" />
  </div>
)
