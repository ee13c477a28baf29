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

/** Rows of a list with a disc at the left. */
export const RowsSkeleton = ({ rows = 4 }: { rows?: number }) => (
  <div>
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className="flex items-center gap-3 border-t border-line py-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex-1">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </div>
        <Skeleton className="h-4 w-20" />
      </div>
    ))}
  </div>
)
