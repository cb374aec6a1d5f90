export const LogoMark = () => <svg width="28" height="28" aria-hidden="true" />
export const Stars = ({ label }: { rating: number; label: string }) => <svg width="84" height="16" role="img" aria-label={label} />
