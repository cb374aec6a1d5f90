/** A path, unless its data is empty. */
export const OptionalPath = ({ className, d }: { className: string; d: string }) =>
  d && <path className={className} d={d} />
