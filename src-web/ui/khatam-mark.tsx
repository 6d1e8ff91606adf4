export function KhatamMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className} fill="none" stroke="currentColor" strokeWidth="2">
      <path
        strokeLinejoin="round"
        d="M12 2 14.9 5h4.1v4.1L22 12l-3 2.9V19h-4.1L12 22l-2.9-3H5v-4.1L2 12l3-2.9V5h4.1z"
      />
    </svg>
  );
}
