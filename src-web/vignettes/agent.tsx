import { Box } from './parts.tsx';
import type { Drawing } from './vignette.tsx';

const tools = [30, 90, 150];

/** A task comes in, the agent asks two systems, and writes the reply. */
export const AgentDrawing: Drawing = ({ words }) => (
  <>
    {[108, ...tools.map((y) => y + 18)].map((y, index) => (
      <path
        key={y * (index + 1)}
        d={index === 0 ? 'M112 108H146' : `M218 108C240 108 230 ${y} 252 ${y}`}
        className={`v-line v-flow v-${index + 1}`}
      />
    ))}
    <Box x={20} y={90} width={92} label={words[0]!} />
    <circle cx="182" cy="108" r="44" className="v-pulse fill-amber/15" />
    <Box x={146} y={84} width={72} height={48} label={words[1]!} strong />
    {tools.map((y, index) => (
      <Box key={y} x={252} y={y} width={88} label={words[index + 2]!} className={`v-appear v-${index * 2 + 1}`} />
    ))}
  </>
);
