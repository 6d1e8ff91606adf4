import { Box, type Drawing } from '../drawing.tsx';

const tools = [30, 90, 150];

export const AgentDrawing: Drawing = ({ labels }) => (
  <>
    {[108, ...tools.map((y) => y + 18)].map((y, index) => (
      <path
        key={y * (index + 1)}
        d={index === 0 ? 'M112 108H146' : `M218 108C240 108 230 ${y} 252 ${y}`}
        className={`il-line il-flow il-${index + 1}`}
      />
    ))}
    <Box x={20} y={90} width={92} label={labels[0]!} />
    <circle cx="182" cy="108" r="44" className="il-pulse fill-amber/15" />
    <Box x={146} y={84} width={72} height={48} label={labels[1]!} strong />
    {tools.map((y, index) => (
      <Box key={y} x={252} y={y} width={88} label={labels[index + 2]!} className={`il-appear il-${index * 2 + 1}`} />
    ))}
  </>
);
