/** A path; nothing where there is nothing to draw. */
export const OptionalPath = ({ className, d }: { className: string; d: string }) =>
  d && <path className={className} d={d} />
