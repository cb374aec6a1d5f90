/** A path; nothing where there is nothing to draw. */
export const Marks = ({ className, d }: { className: string; d: string }) => d && <path className={className} d={d} />
